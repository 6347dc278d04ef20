import { endings, Masses, type Ending } from '../../../dice/chance.js';
import { ExactSum } from '../../../dice/exact-sum.js';
import type { Side } from '../../reference.js';
import type { Part } from '../combatant.js';
import type { BlowState } from './blow-state.js';
import { duelProcess } from './duel.js';
import { duelStart } from './duel-state.js';
import { fallStart, knockDownProcess, thrownProcess } from './falls.js';
import { BlowsFollowed } from './follow-blows.js';
import { other, type FightPlan, type Victim } from './plan.js';
import { victimKey, type VictimState } from './victim-state.js';

/** Chances of one part to lose 1, 2, … Wounds: the last is that of being slain. */
export type Losses = readonly ExactSum[];

export interface FightChances {
  readonly win: Readonly<Record<Side, ExactSum>>;
  /** By position in the plan's lists of victims; `null` for a victim whom nothing can reach. */
  readonly losses: Readonly<Record<Side, readonly (Readonly<Partial<Record<Part, Losses>>> | null)[]>>;
}

/** The exact chances of a fight: the duel followed to its winner, the blows Attack by Attack, each loser's fall at the end. */
export function fightChances(plan: FightPlan): FightChances {
  const won = duelsWon(plan);
  const total = (side: Side): ExactSum => won[side].reduce((sum, { num, den }) => (sum.add(num, den), sum), new ExactSum());
  return {
    win: { good: total('good'), evil: total('evil') },
    losses: { good: lossesOf(plan, 'good', won.evil), evil: lossesOf(plan, 'evil', won.good) },
  };
}

/** Duels won by each side, as the Might that they leave in hand. */
export function duelsWon(plan: FightPlan, points = plan.heroes.map((hero) => hero.points)): Readonly<Record<Side, readonly Ending<readonly number[]>[]>> {
  const won: Record<Side, Ending<readonly number[]>[]> = { good: [], evil: [] };
  for (const { state, num, den } of endings(duelProcess(plan), duelStart(plan, points))) won[state.winner as Side].push({ state: state.points, num, den });
  return won;
}

function lossesOf(plan: FightPlan, loser: Side, duels: readonly Ending<readonly number[]>[]): FightChances['losses'][Side] {
  const followed = new BlowsFollowed(plan, other(loser));
  const left = new Map<number, Masses<VictimState>>();
  const settle = (index: number, state: VictimState, { num, den }: { readonly num: bigint; readonly den: bigint }): void => {
    let masses = left.get(index);
    if (masses === undefined) left.set(index, (masses = new Masses()));
    masses.add(victimKey(state), state, num, den);
  };
  const starts = duels.map(({ state, num, den }): Ending<BlowState> => ({ state: followed.start(usable(plan, other(loser), state)), num, den }));
  followed.settleAll(followed.follow(starts, settle), settle);
  return plan.victims[loser].map((victim, index) => {
    const masses = left.get(index);
    return masses === undefined ? null : tally(plan, victim, masses);
  });
}

/** Might that no blow can use is the same as none. */
function usable(plan: FightPlan, winner: Side, points: readonly number[]): readonly number[] {
  return points.map((left, index) => (plan.heroes[index]?.side === winner && plan.heroes[index].toWound ? left : 0));
}

/** Wounds lost by each part, falls included. */
function tally(plan: FightPlan, victim: Victim, masses: Masses<VictimState>): Readonly<Partial<Record<Part, Losses>>> {
  const parts = (['rider', 'mount', 'passenger'] as const).filter((part) => victim[part] !== null);
  const losses = parts.map((part) => Array.from({ length: victim[part]?.wounds ?? 0 }, () => new ExactSum()));
  for (const mass of masses.values()) {
    for (const { state, num, den } of fallen(plan, victim, mass)) {
      parts.forEach((part, index) => {
        const lost = (victim[part]?.wounds ?? 0) - state[part];
        losses[index]?.[lost - 1]?.add(num, den);
      });
    }
  }
  return Object.fromEntries(parts.map((part, index) => [part, losses[index]]));
}

export function fallen(plan: FightPlan, victim: Victim, { state, num, den }: Ending<VictimState>): Ending<VictimState>[] {
  if (victim.mount === null) return [{ state, num, den }];
  const process = state.falling ? knockDownProcess(victim, plan.need) : thrownProcess(victim, plan.need);
  return endings(process, fallStart(state)).map((end) => ({ state: end.state.left, num: num * end.num, den: den * end.den }));
}
