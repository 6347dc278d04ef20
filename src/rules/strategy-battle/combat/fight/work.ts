import { TooMuchWorkError } from '../../../shared/too-much-work.js';
import type { FightPlan } from './plan.js';

/** Most work that odds may take, in steps of a few microseconds. */
export const MOST_WORK = 25_000;

/** @throws TooMuchWorkError when the odds of these fights would take too long. */
export function refuseHeavy(plans: readonly FightPlan[]): void {
  const estimate = plans.reduce((sum, plan) => sum + workOf(plan), 0);
  if (estimate > MOST_WORK) throw new TooMuchWorkError('This fight has too many possible courses to be followed exactly. Fewer Heroes who spend Might, or fewer models, make it shorter.', estimate, MOST_WORK);
}

export function workOf(plan: FightPlan): number {
  return plan.pools.length;
}
