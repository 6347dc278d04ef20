import type { Side } from '../../reference.js';
import { other, type FightHero, type FightPlan } from './plan.js';

/** What Might does in the duel: steps that each Hero of the plan adds to the best die of his own pool. */
export type Lifts = readonly number[];

/** Best score of a side after its pools show these. */
export function bestOf(plan: FightPlan, bests: readonly number[], side: Side): number {
  let best = 0;
  for (let pool = 0; pool < plan.pools.length; pool += 1) {
    const score = bests[pool] ?? 0;
    if (plan.pools[pool]?.side === side && score > best) best = score;
  }
  return best;
}

/** Chance of `side` to win in halves: 2 for sure, 1 by the tie die, 0 not at all (SB-FIGHT-002, SB-FIGHT-003). */
function halves(plan: FightPlan, side: Side, own: number, theirs: number): number {
  if (own !== theirs) return own > theirs ? 2 : 0;
  const difference = plan.fight[side] - plan.fight[other(side)];
  return difference === 0 ? 1 : difference > 0 ? 2 : 0;
}

/** Both sides want to spend Might on the duel (SB-MIGHT-004). */
export function contested(heroes: readonly FightHero[]): boolean {
  return heroes.some((hero) => hero.toWin && hero.side === 'good') && heroes.some((hero) => hero.toWin && hero.side === 'evil');
}

/** Steps that each Hero lifts the best die of his pool by: what he has bid, or the fewest that give the best chance. */
export function mightLifts(plan: FightPlan, bests: readonly number[], points: readonly number[]): Lifts {
  if (!contested(plan.heroes)) return fewestPoints(plan, bests, points);
  return plan.heroes.map((hero, index) => (hero.toWin ? Math.floor(Math.min(hero.bid ?? 0, points[index] ?? 0) / hero.cost) : 0));
}

/** The fewest points that give the best chance to win, from one Hero; of equals the first listed. */
function fewestPoints(plan: FightPlan, bests: readonly number[], points: readonly number[]): Lifts {
  let best = { hero: -1, steps: 0, chance: -1, cost: 0 };
  plan.heroes.forEach((hero, index) => {
    if (!hero.toWin) return;
    const theirs = bestOf(plan, bests, other(hero.side));
    const own = bestOf(plan, bests, hero.side);
    if (best.chance < 0) best = { hero: -1, steps: 0, chance: halves(plan, hero.side, own, theirs), cost: 0 };
    const die = bests[plan.pools.findIndex((pool) => pool.hero === index)] ?? 0;
    const most = Math.min(6 - die, Math.floor((points[index] ?? 0) / hero.cost));
    for (let steps = 1; steps <= most; steps += 1) {
      const chance = halves(plan, hero.side, Math.max(own, die + steps), theirs);
      const cost = steps * hero.cost;
      if (chance > best.chance || (chance === best.chance && cost < best.cost)) best = { hero: index, steps, chance, cost };
    }
  });
  return plan.heroes.map((_, index) => (index === best.hero ? best.steps : 0));
}

/** Pool bests after the lifts. */
export function lifted(plan: FightPlan, bests: readonly number[], lifts: Lifts): number[] {
  return plan.pools.map((pool, index) => Math.min(6, (bests[index] ?? 0) + (pool.hero === null ? 0 : lifts[pool.hero] ?? 0)));
}

/** Chance of Good to win when these scores stand: 2 for sure, 1 by the tie die, 0 not at all. */
export function standing(plan: FightPlan, bests: readonly number[]): number {
  return halves(plan, 'good', bestOf(plan, bests, 'good'), bestOf(plan, bests, 'evil'));
}

/** The same with the Might that the stated policies spend. */
export function duelChance(plan: FightPlan, bests: readonly number[], points: readonly number[]): number {
  const spends = plan.heroes.some((hero) => hero.toWin);
  return standing(plan, spends ? lifted(plan, bests, mightLifts(plan, bests, points)) : bests);
}
