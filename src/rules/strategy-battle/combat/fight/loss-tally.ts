import { endings, Masses, type Ending } from '../../../dice/chance.js';
import { ExactSum } from '../../../dice/exact-sum.js';
import type { Side } from '../../reference.js';
import { PARTS, type Part } from '../combatant.js';
import { fallStart, knockDownProcess, thrownProcess } from './falls.js';
import type { Settle } from './follow-blows.js';
import type { FightPlan, Victim } from './plan.js';
import { victimKey, type VictimState } from './victim-state.js';

/** Chances of one part to lose 1, 2, … of the Wounds it had when the first fight began: the last is that of being slain. */
export type Losses = readonly ExactSum[];
export type VictimLosses = Readonly<Partial<Record<Part, Losses>>>;

/** What has become of the losers of a fight, each by himself, with the exact chance of each. */
export class LossTally {
  readonly #left = new Map<number, Masses<VictimState>>();
  readonly #victims: readonly Victim[];

  constructor(
    readonly plan: FightPlan,
    loser: Side,
  ) {
    this.#victims = plan.victims[loser];
  }

  /** Writes down what has become of one. */
  readonly settle: Settle = (index, state, { num, den }) => {
    let masses = this.#left.get(index);
    if (masses === undefined) this.#left.set(index, (masses = new Masses()));
    masses.add(victimKey(state), state, num, den);
  };

  /** By position in the plan's list of victims; `null` for one of whom nothing was written down. */
  losses(): (VictimLosses | null)[] {
    return this.#victims.map((victim, index) => {
      const masses = this.#left.get(index);
      return masses === undefined ? null : this.#ofVictim(victim, masses);
    });
  }

  #ofVictim(victim: Victim, masses: Masses<VictimState>): VictimLosses {
    const parts = PARTS.filter((part) => victim[part] !== null);
    const losses = parts.map((part) => Array.from({ length: victim[part]?.wounds ?? 0 }, () => new ExactSum()));
    for (const mass of masses.values()) {
      for (const { state, num, den } of fallen(this.plan, victim, mass)) {
        parts.forEach((part, index) => losses[index]?.[(victim[part]?.wounds ?? 0) - state[part] - 1]?.add(num, den));
      }
    }
    return Object.fromEntries(parts.map((part, index) => [part, losses[index]]));
  }
}

/** The falls that a fight ends with, or that nobody has needed to look at before: they change no chance but his own. */
export function fallen(plan: FightPlan, victim: Victim, { state, num, den }: Ending<VictimState>): Ending<VictimState>[] {
  if (victim.mount === null) return [{ state, num, den }];
  const process = state.falling ? knockDownProcess(victim, plan.need) : thrownProcess(victim, plan.need);
  return endings(process, fallStart(state)).map((end) => ({ state: end.state.left, num: num * end.num, den: den * end.den }));
}
