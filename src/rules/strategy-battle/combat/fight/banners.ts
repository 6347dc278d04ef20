import type { Side } from '../../reference.js';
import type { DuelState } from './duel-state.js';
import { other, type FightPlan, type Pool } from './plan.js';
import type { MightPolicy } from './might.js';

/** Units of the chance to win that a re-roll by each side divides exactly: two rolls of six faces. */
const SCALE = 36;

/** A die of this pool is rolled again; `null`: the side keeps its dice. */
export type BannerChoice = number | null;

/** Score of a face under the modifier of a pool that has only one. */
const scoreOf = (face: number, pool: Pool): number => Math.min(6, Math.max(1, face + (pool.parts[0]?.modifier ?? 0)));

/** Best score of a pool after its lowest die shows `face`. The only die of a pool is replaced, better or worse (SB-DICE-003). */
function rerolledBest(pool: Pool, best: number, face: number): number {
  return pool.parts[0]?.count === 1 ? scoreOf(face, pool) : Math.max(best, scoreOf(face, pool));
}

/** The side that decides has rolled a die of a pool again. Written out key by key: thousands are made for one answer. */
export function afterReroll(plan: FightPlan, { stage, bests, rerolled, mover, points, winner }: DuelState, pool: number, face: number): DuelState {
  return {
    stage, points, winner, pool: null, passed: false, mover: other(mover),
    bests: bests.map((best, index) => (index === pool ? rerolledBest(plan.pools[pool] as Pool, best, face) : best)),
    rerolled: { good: rerolled.good || mover === 'good', evil: rerolled.evil || mover === 'evil' },
  };
}

/** The side that decides keeps its dice. */
export function afterPass({ stage, bests, rerolled, mover, points, winner }: DuelState): DuelState {
  return { stage, points, winner, pool: null, passed: true, mover: other(mover), bests, rerolled };
}

function mayReroll(plan: FightPlan, state: DuelState, side: Side): boolean {
  return plan.banners[side] && !state.rerolled[side];
}

/** No re-roll can follow: nobody has one left, or both sides have kept their dice in turn (SB-BANNER-006). */
export function bannersDone(plan: FightPlan, state: DuelState): boolean {
  return !mayReroll(plan, state, state.mover) && (state.passed || !mayReroll(plan, state, other(state.mover)));
}

/** The best play of both sides with their banners (SB-BANNER-005, SB-BANNER-006). What a hand is worth is worked out once. */
export class BannerPolicy {
  readonly #worths = new Map<string, number>();

  constructor(
    readonly plan: FightPlan,
    readonly might: MightPolicy,
  ) {}

  /** The side less likely to win decides first, Good if equal. */
  first(hand: DuelState): Side {
    return this.might.chance(hand.bests, hand.points) > 1 ? 'evil' : 'good';
  }

  /** The re-roll that gives the deciding side the best chance to win, or none where none is better. */
  choice(hand: DuelState): BannerChoice {
    return mayReroll(this.plan, hand, hand.mover) ? this.#best(hand).choice : null;
  }

  #best(hand: DuelState): { readonly choice: BannerChoice; readonly worth: number } {
    const sign = hand.mover === 'good' ? 1 : -1;
    let best: { choice: BannerChoice; worth: number } = { choice: null, worth: this.#keeping(hand) };
    this.plan.pools.forEach((pool, index) => {
      if (pool.side !== hand.mover || pool.parts.length === 0) return;
      const worth = this.#rerolling(hand, index);
      if (sign * worth > sign * best.worth) best = { choice: index, worth };
    });
    return best;
  }

  #keeping(hand: DuelState): number {
    return hand.passed ? this.#settled(hand) : this.#worth(afterPass(hand));
  }

  #rerolling(hand: DuelState, pool: number): number {
    let sum = 0;
    for (let face = 1; face <= 6; face += 1) sum += this.#worth(afterReroll(this.plan, hand, pool, face));
    return sum / 6;
  }

  /** Chance of Good to win, in units of 1 / (2 × 36), when both sides go on deciding as well as they can. */
  #worth(hand: DuelState): number {
    if (bannersDone(this.plan, hand)) return this.#settled(hand);
    const key = `${hand.bests.join()}${hand.rerolled.good}${hand.rerolled.evil}${hand.mover}${hand.passed}|${hand.points.join()}`;
    let worth = this.#worths.get(key);
    if (worth === undefined) {
      worth = mayReroll(this.plan, hand, hand.mover) ? this.#best(hand).worth : this.#worth(afterPass(hand));
      this.#worths.set(key, worth);
    }
    return worth;
  }

  #settled(hand: DuelState): number {
    return this.might.chance(hand.bests, hand.points) * SCALE;
  }
}
