import type { Side } from '../reference.js';
import { other, type FightPlan, type Pool } from './fight-plan.js';
import type { FightState } from './fight-state.js';
import { duelChance } from './might.js';

/** Units of `duelChance` that a re-roll by each side divides exactly: two rolls of six faces. */
const SCALE = 36;

type DuelState = Pick<FightState, 'bests' | 'rerolled' | 'mover' | 'passed' | 'points'>;

/** A die of this pool is rolled again; `null`: the side keeps its dice. */
export type BannerChoice = number | null;

const scoreOf = (face: number, pool: Pool): number => Math.min(6, Math.max(1, face + pool.modifier));

/** Best score of a pool after its lowest die shows `face`. The only die of a pool is replaced, better or worse (SB-DICE-003). */
export function rerolledBest(pool: Pool, best: number, face: number): number {
  return pool.count === 1 ? scoreOf(face, pool) : Math.max(best, scoreOf(face, pool));
}

export function withReroll(plan: FightPlan, state: FightState, pool: number, face: number): FightState {
  return { ...state, ...afterReroll(plan, state, pool, face), made: state.made + 1 };
}

function afterReroll<S extends DuelState>(plan: FightPlan, state: S, pool: number, face: number): DuelState {
  const bests = state.bests.map((best, index) => (index === pool ? rerolledBest(plan.pools[pool] as Pool, best, face) : best));
  return { ...state, bests, rerolled: { ...state.rerolled, [state.mover]: true }, mover: other(state.mover), passed: false };
}

function afterPass<S extends DuelState>(state: S): DuelState {
  return { ...state, mover: other(state.mover), passed: true };
}

/** Whether the side to decide may still re-roll. */
export function mayReroll(plan: FightPlan, state: DuelState, side: Side): boolean {
  return plan.banners[side] && !state.rerolled[side];
}

/** No re-roll can follow: nobody has one left, or both sides have kept their dice in turn (SB-BANNER-006). */
export function bannersDone(plan: FightPlan, state: DuelState): boolean {
  return !mayReroll(plan, state, state.mover) && (state.passed || !mayReroll(plan, state, other(state.mover)));
}

/** The side less likely to win decides first, Good if equal. */
export function firstToDecide(plan: FightPlan, state: FightState): Side {
  return duelChance(plan, state.bests, state.points) > 1 ? 'evil' : 'good';
}

/** Chance of Good to win, in units of 1 / (2 × 36), when both sides go on deciding as well as they can. */
function worth(plan: FightPlan, state: DuelState): number {
  if (bannersDone(plan, state)) return duelChance(plan, state.bests, state.points) * SCALE;
  if (!mayReroll(plan, state, state.mover)) return worth(plan, afterPass(state));
  return options(plan, state).worth;
}

function rerollWorth(plan: FightPlan, state: DuelState, pool: number): number {
  let sum = 0;
  for (let face = 1; face <= 6; face += 1) sum += worth(plan, afterReroll(plan, state, pool, face));
  return sum / 6;
}

function keepWorth(plan: FightPlan, state: DuelState): number {
  return state.passed ? duelChance(plan, state.bests, state.points) * SCALE : worth(plan, afterPass(state));
}

function options(plan: FightPlan, state: DuelState): { readonly choice: BannerChoice; readonly worth: number } {
  const sign = state.mover === 'good' ? 1 : -1;
  let best: { choice: BannerChoice; worth: number } = { choice: null, worth: keepWorth(plan, state) };
  plan.pools.forEach((pool, index) => {
    if (pool.side !== state.mover) return;
    const value = rerollWorth(plan, state, index);
    if (sign * value > sign * best.worth) best = { choice: index, worth: value };
  });
  return best;
}

/** The re-roll that gives the deciding side the best chance to win, or none where none is better (SB-BANNER-005). */
export function bannerChoice(plan: FightPlan, state: FightState): BannerChoice {
  return mayReroll(plan, state, state.mover) ? options(plan, state).choice : null;
}
