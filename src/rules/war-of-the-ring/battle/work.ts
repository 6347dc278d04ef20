import { TooMuchWorkError } from '../../shared/too-much-work.js';
import { total, type BattlePlan, type SidePlan } from './plan.js';

/** In branches of a chain, each weighed by the length of its numbers. */
export const MOST_WORK = 60_000_000;

/** @throws TooMuchWorkError before the work begins, where the exact odds would take too long. */
export function checkWork(plan: BattlePlan): void {
  const estimate = workOf(plan);
  if (estimate > MOST_WORK) throw new TooMuchWorkError('The exact odds of this battle would take too long: ask for fewer units or rounds, or resolve it.', estimate, MOST_WORK);
}

/** States times branches of a state times the digits of the numbers. */
export function workOf(plan: BattlePlan): number {
  const [a, d] = [unitsOf(plan.attacker), unitsOf(plan.defender)];
  const pools = plan.structure !== null && plan.structure.strike === 'both' ? 2 : 1;
  const counted = plan.rounds ?? plan.attacker.retreat.afterRound ?? plan.defender.retreat.afterRound;
  const states = (a + 1) * (d + 1) * (counted == null ? 1 : Math.min(counted, a + d)) * (pools === 1 ? 1 : (a + 1) * (d + 1) / 4);
  const branches = ((Math.min(a, plan.structure?.channel ?? a) / 2 + 1) * (d / 2 + 1)) ** pools;
  const dice = a + d + Math.min(a, plan.attacker.leadership) + Math.min(d, plan.defender.leadership);
  return Math.ceil(states * branches * (1 + (states * dice) / 10_000));
}

const unitsOf = (side: SidePlan): number => total(side.groups.map(({ count }) => count));
