import type { Side } from '../../reference.js';
import { other, type FightHero, type FightPlan } from './plan.js';

/** What the Might of a duel comes to. */
export interface MightChoice {
  /** Chance of Good to win then: 2 for sure, 1 by the tie die, 0 not at all. */
  readonly chance: number;
  /** Steps that each Hero lifts the best die of his own pool by; `null` where nobody does. */
  readonly lifts: readonly number[] | null;
}

/** Both sides want to spend Might on the duel (SB-MIGHT-004). */
export function contested(heroes: readonly FightHero[]): boolean {
  return heroes.some((hero) => hero.toWin && hero.side === 'good') && heroes.some((hero) => hero.toWin && hero.side === 'evil');
}

/** How a duel stands once its dice lie, and the Might that the stated policies spend on it (SB-FIGHT-002, SB-FIGHT-003, contract-combat 13). */
export class MightPolicy {
  readonly #contested: boolean;
  /** Positions of the Heroes who spend to win, each with that of his pool. */
  readonly #spenders: readonly { readonly index: number; readonly hero: FightHero; readonly pool: number }[];

  constructor(readonly plan: FightPlan) {
    this.#contested = contested(plan.heroes);
    this.#spenders = plan.heroes.flatMap((hero, index) => (hero.toWin ? [{ index, hero, pool: plan.pools.findIndex((pool) => pool.hero === index) }] : []));
  }

  /** `bests`: best score of each pool; `points`: Might in hand of each Hero. */
  choose(bests: readonly number[], points: readonly number[]): MightChoice {
    if (this.#spenders.length === 0) return { chance: this.#standing(this.best(bests, 'good'), this.best(bests, 'evil')), lifts: null };
    return this.#contested ? this.#bids(bests, points) : this.#fewest(bests, points);
  }

  chance(bests: readonly number[], points: readonly number[]): number {
    return this.choose(bests, points).chance;
  }

  best(bests: readonly number[], side: Side): number {
    let best = 0;
    for (let pool = 0; pool < bests.length; pool += 1) {
      const score = bests[pool] ?? 0;
      if (score > best && this.plan.pools[pool]?.side === side) best = score;
    }
    return best;
  }

  /** The fewest points that give the best chance to win, from one Hero; of equals the first listed. */
  #fewest(bests: readonly number[], points: readonly number[]): MightChoice {
    const side = this.#spenders[0]?.hero.side ?? 'good';
    const own = this.best(bests, side);
    const theirs = this.best(bests, other(side));
    let [best, lifter, cost, steps] = [this.#worth(side, own, theirs), -1, 0, 0];
    for (const { index, hero, pool } of this.#spenders) {
      const die = bests[pool] ?? 0;
      const most = Math.min(6 - die, Math.floor((points[index] ?? 0) / hero.cost));
      for (let lift = 1; lift <= most; lift += 1) {
        const worth = this.#worth(side, Math.max(own, die + lift), theirs);
        if (worth > best || (worth === best && lift * hero.cost < cost)) [best, lifter, cost, steps] = [worth, index, lift * hero.cost, lift];
      }
    }
    const chance = side === 'good' ? best : 2 - best;
    return { chance, lifts: lifter < 0 ? null : this.plan.heroes.map((_, index) => (index === lifter ? steps : 0)) };
  }

  /** Everyone adds what he has bid. */
  #bids(bests: readonly number[], points: readonly number[]): MightChoice {
    const lifts = this.plan.heroes.map((hero, index) => (hero.toWin ? Math.floor(Math.min(hero.bid ?? 0, points[index] ?? 0) / hero.cost) : 0));
    const after = this.plan.pools.map((pool, index) => Math.min(6, (bests[index] ?? 0) + (pool.hero === null ? 0 : lifts[pool.hero] ?? 0)));
    return { chance: this.#standing(this.best(after, 'good'), this.best(after, 'evil')), lifts };
  }

  #worth(side: Side, own: number, theirs: number): number {
    return side === 'good' ? this.#standing(own, theirs) : 2 - this.#standing(theirs, own);
  }

  #standing(good: number, evil: number): number {
    if (good !== evil) return good > evil ? 2 : 0;
    const { fight } = this.plan;
    return fight.good === fight.evil ? 1 : fight.good > fight.evil ? 2 : 0;
  }
}
