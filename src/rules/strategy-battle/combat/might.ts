import type { Side } from '../reference.js';
import { other, type FightHero, type FightPlan } from './fight-plan.js';

/** What a side does with Might in the duel: steps that each Hero of the plan adds to the best die of his own pool. */
export type Lifts = readonly number[];

const bestOf = (plan: FightPlan, bests: readonly number[], side: Side): number =>
  plan.pools.reduce((best, pool, index) => (pool.side === side ? Math.max(best, bests[index] ?? 0) : best), 0);

/** Chance of `side` to win in halves: 2 for sure, 1 by the tie die, 0 not at all (SB-FIGHT-002, SB-FIGHT-003). */
function halves(plan: FightPlan, side: Side, own: number, theirs: number): number {
  if (own !== theirs) return own > theirs ? 2 : 0;
  const difference = plan.fight[side] - plan.fight[other(side)];
  return difference === 0 ? 1 : difference > 0 ? 2 : 0;
}

/** Points that lifting by so many steps costs the Hero. */
export const costOf = (hero: Pick<FightHero, 'cost'>, steps: number): number => steps * hero.cost;

function contested(plan: FightPlan): boolean {
  return (['good', 'evil'] as const).every((side) => plan.heroes.some((hero) => hero.side === side && hero.toWin && hero.bid !== null));
}

/** The fewest points that give the best chance to win; of equals the first Hero listed. Both sides at once where they have bid (SB-MIGHT-004). */
export function mightLifts(plan: FightPlan, bests: readonly number[], points: readonly number[]): Lifts {
  const none = plan.heroes.map(() => 0);
  if (contested(plan)) return plan.heroes.map((hero, index) => (hero.toWin && hero.bid !== null ? Math.floor(Math.min(hero.bid, points[index] ?? 0) / hero.cost) : 0));
  let best = { lifts: none, chance: -1, cost: 0 };
  plan.heroes.forEach((hero, index) => {
    if (!hero.toWin) return;
    const theirs = bestOf(plan, bests, other(hero.side));
    const own = bestOf(plan, bests, hero.side);
    if (best.chance < 0) best = { lifts: none, chance: halves(plan, hero.side, own, theirs), cost: 0 };
    const die = bests[plan.pools.findIndex((pool) => pool.hero === index)] ?? 0;
    const most = Math.min(6 - die, Math.floor((points[index] ?? 0) / hero.cost));
    for (let steps = 1; steps <= most; steps += 1) {
      const chance = halves(plan, hero.side, Math.max(own, die + steps), theirs);
      const cost = costOf(hero, steps);
      if (chance > best.chance || (chance === best.chance && cost < best.cost)) best = { lifts: none.map((_, at) => (at === index ? steps : 0)), chance, cost };
    }
  });
  return best.lifts;
}

/** Pool bests after the Might that the stated policy spends. */
export function lifted(plan: FightPlan, bests: readonly number[], lifts: Lifts): number[] {
  return plan.pools.map((pool, index) => Math.min(6, (bests[index] ?? 0) + (pool.hero === null ? 0 : lifts[pool.hero] ?? 0)));
}

/** Chance of Good to win once all dice lie, Might included: 2 for sure, 1 by the tie die, 0 not at all. */
export function duelChance(plan: FightPlan, bests: readonly number[], points: readonly number[]): number {
  const after = plan.heroes.length === 0 ? bests : lifted(plan, bests, mightLifts(plan, bests, points));
  return halves(plan, 'good', bestOf(plan, after, 'good'), bestOf(plan, after, 'evil'));
}
