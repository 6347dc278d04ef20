import { Masses, type Ending } from '../../../dice/chance.js';
import { ExactSum } from '../../../dice/exact-sum.js';
import type { Side } from '../../reference.js';
import type { WoundChart } from '../wound-chart.js';
import type { BlowState } from './blow-state.js';
import type { Field } from './contender.js';
import { duelsWon } from './fight-chances.js';
import { BlowsFollowed } from './follow-blows.js';
import { fallen, LossTally, type VictimLosses } from './loss-tally.js';
import { other, type FightPlan, type Victim } from './plan.js';
import { planFight } from './plan-fight.js';
import { playFight, type FightEnd, type FightStart } from './play-fight.js';
import type { FightTable } from './table.js';
import { unhurt, victimKey, type VictimState } from './victim-state.js';

/** What the defender of a barrier takes from one fight into the next. */
interface Defender {
  readonly left: VictimState;
  /** Might in hand; 0 where he may spend none. */
  readonly points: number;
}

/** One fight for each charger, in listed order: every plan has the same defender (SB-DEF-005). */
export function plansInTurn(field: Field, attackers: Side, need: WoundChart): FightPlan[] {
  return field.sides[attackers].flatMap((charger) =>
    charger.models.map((model) => planFight({ ...field, sides: { ...field.sides, [attackers]: [{ ...charger, models: [model] }] } }, need)));
}

/** What several fights in turn come to. */
export interface TurnChances {
  /** By charger: whether it came to his fight, and who won it; the chances of the two add up to the first. */
  readonly fights: readonly { readonly fought: ExactSum; readonly win: Readonly<Record<Side, ExactSum>> }[];
  readonly chargers: readonly (VictimLosses | null)[];
  readonly defender: VictimLosses | null;
}

export function turnChances(plans: readonly FightPlan[], attackers: Side): TurnChances {
  const run = new TurnRun(plans, attackers);
  const fights = plans.map((plan) => run.fight(plan));
  return { fights: fights.map(({ fought, win }) => ({ fought, win })), chargers: fights.map(({ charger }) => charger), defender: run.defender() };
}

class TurnRun {
  #standing: Ending<Defender>[];
  readonly #tally: LossTally;

  constructor(plans: readonly FightPlan[], readonly attackers: Side) {
    const plan = plans[0] as FightPlan;
    const victim = plan.victims[other(attackers)][0] as Victim;
    this.#tally = new LossTally(plan, other(attackers));
    this.#standing = [{ state: { left: unhurt(victim), points: plan.heroes.find((hero) => hero.side !== attackers)?.points ?? 0 }, num: 1n, den: 1n }];
  }

  fight(plan: FightPlan): { fought: ExactSum; win: Record<Side, ExactSum>; charger: VictimLosses | null } {
    const [fought, win] = [new ExactSum(), { good: new ExactSum(), evil: new ExactSum() }];
    const after = new Masses<Defender>();
    const chargers = new LossTally(plan, this.attackers);
    /** By the Might that the defender comes with. */
    const known = new Map<number, ReturnType<typeof duelsWon>>();
    const keeps = (hero: number): boolean => plan.heroes[hero]?.side !== this.attackers;
    const blows = { good: new BlowsFollowed(plan, 'good', keeps), evil: new BlowsFollowed(plan, 'evil', keeps) };
    for (const { state: defender, num, den } of this.#standing) {
      fought.add(num, den);
      const duels = known.get(defender.points) ?? duelsWon(plan, this.#points(plan, defender));
      known.set(defender.points, duels);
      for (const side of ['good', 'evil'] as const) {
        const starts = duels[side].map((duel): Ending<BlowState> => ({ state: blows[side].start(duel.state, () => defender.left), num: num * duel.num, den: den * duel.den }));
        for (const start of starts) win[side].add(start.num, start.den);
        if (side === this.attackers) this.#struck(plan, blows[side], starts, { defender, after });
        else this.#strikes(plan, blows[side], starts, { tally: chargers, defender, after });
      }
    }
    this.#standing = this.#survivors(after);
    return { fought, win, charger: chargers.losses()[0] ?? null };
  }

  /** What has become of the defender when all have fought. */
  defender(): VictimLosses | null {
    for (const { state, num, den } of this.#standing) this.#tally.settle(0, state.left, { num, den });
    return this.#tally.losses()[0] ?? null;
  }

  #points(plan: FightPlan, defender: Defender): number[] {
    return plan.heroes.map((hero) => (hero.side === this.attackers ? hero.points : defender.points));
  }

  #struck(plan: FightPlan, blows: BlowsFollowed, starts: readonly Ending<BlowState>[], { defender, after }: { defender: Defender; after: Masses<Defender> }): void {
    const victim = plan.victims[other(this.attackers)][0] as Victim;
    for (const { state, num, den } of blows.follow(starts, () => undefined)) {
      const points = this.#pointsLeft(plan, state.points);
      for (const end of fallen(plan, victim, { state: state.victims[0] ?? defender.left, num, den })) keep(after, { left: end.state, points }, end);
    }
  }

  #strikes(plan: FightPlan, blows: BlowsFollowed, starts: readonly Ending<BlowState>[], { tally, defender, after }: { tally: LossTally; defender: Defender; after: Masses<Defender> }): void {
    const fresh = starts.map(({ state, num, den }): Ending<BlowState> => ({ state: blows.start(state.points), num, den }));
    const ends = blows.follow(fresh, tally.settle);
    blows.settleAll(ends, tally.settle);
    for (const end of ends) keep(after, { left: defender.left, points: this.#pointsLeft(plan, end.state.points) }, end);
  }

  #pointsLeft(plan: FightPlan, points: readonly number[]): number {
    return points[plan.heroes.findIndex((hero) => hero.side !== this.attackers)] ?? 0;
  }

  #survivors(after: Masses<Defender>): Ending<Defender>[] {
    const standing: Ending<Defender>[] = [];
    for (const end of after.values()) {
      if (end.state.left.rider > 0) standing.push(end);
      else this.#tally.settle(0, end.state.left, end);
    }
    return standing;
  }
}

function keep(masses: Masses<Defender>, defender: Defender, { num, den }: { readonly num: bigint; readonly den: bigint }): void {
  masses.add(`${defender.points}|${victimKey(defender.left)}`, defender, num, den);
}

/** Plays the fights until the defender is slain or all have fought. `each`: what is told of a fight before the table is cleared. */
export function playInTurn(plans: readonly FightPlan[], attackers: Side, table: FightTable, each: (end: FightEnd, plan: FightPlan, charger: number) => void): void {
  let defender: Defender | null = null;
  for (const [charger, plan] of plans.entries()) {
    if (defender?.left.rider === 0) return;
    const end = playFight(plan, startOf(plan, attackers, defender), table);
    defender = defenderAfter(plan, attackers, defender, end);
    each(end, plan, charger);
    table.clear();
  }
}

function startOf(plan: FightPlan, attackers: Side, defender: Defender | null): FightStart {
  return {
    points: plan.heroes.map((hero) => (hero.side === attackers || defender === null ? hero.points : defender.points)),
    left: (victim) => (victim.side === attackers || defender === null ? unhurt(victim) : defender.left),
  };
}

function defenderAfter(plan: FightPlan, attackers: Side, before: Defender | null, end: FightEnd): Defender {
  const beaten = end.winner === attackers ? end.losers[0] : before?.left;
  const points = end.points[plan.heroes.findIndex((hero) => hero.side !== attackers)] ?? 0;
  return { left: beaten ?? unhurt(plan.victims[other(attackers)][0] as Victim), points };
}
