import type { Side } from '../../reference.js';
import type { FightPlan } from './plan.js';

/** What is to be rolled next: horn test, duel dice, a banner's re-roll, the tie die; `won` when all is settled. */
export const DUEL_STAGES = ['horn', 'dice', 'banner', 'tie', 'won'] as const;
export type DuelStage = (typeof DUEL_STAGES)[number];

export interface DuelState {
  readonly stage: DuelStage;
  /** Best score of each pool; empty before the dice and after they have done their work. */
  readonly bests: readonly number[];
  /** Sides that have re-rolled with their banner. */
  readonly rerolled: Readonly<Record<Side, boolean>>;
  /** Who decides next about a re-roll, and whether the other side has just kept its dice. */
  readonly mover: Side;
  readonly passed: boolean;
  /** At `banner`: the pool whose lowest die is rolled again. */
  readonly pool: number | null;
  /** Might left of each Hero of the plan. */
  readonly points: readonly number[];
  readonly winner: Side | null;
}

const NONE = { good: false, evil: false };

/** Before the first die. `points`: Might in hand of each Hero of the plan. */
export function duelStart(plan: FightPlan, points: readonly number[]): DuelState {
  const state: DuelState = { stage: plan.horn === null ? 'dice' : 'horn', bests: [], rerolled: NONE, mover: 'good', passed: false, pool: null, points, winner: null };
  return plan.walkover === null ? state : wonBy(state, plan.walkover);
}

/** The duel is settled: what its dice showed no longer matters. */
export function wonBy({ points }: DuelState, winner: Side): DuelState {
  return { stage: 'won', bests: [], rerolled: NONE, mover: 'good', passed: false, pool: null, points, winner };
}

/** The scores are equal and so are the Fight values: a die decides. */
export function tied({ points }: DuelState): DuelState {
  return { stage: 'tie', bests: [], rerolled: NONE, mover: 'good', passed: false, pool: null, points, winner: null };
}

export function duelKey(state: DuelState): string {
  const { stage, winner, points, bests } = state;
  if (bests.length === 0) return `${stage}${winner ?? ''}|${points.join()}`;
  return `${stage}|${points.join()}|${bests.join()}${state.rerolled.good}${state.rerolled.evil}${state.mover}${state.passed}${state.pool}`;
}

export function duelRank(state: DuelState): number {
  return DUEL_STAGES.indexOf(state.stage) * 10 + Number(state.rerolled.good) + Number(state.rerolled.evil);
}
