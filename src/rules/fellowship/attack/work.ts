import { TooMuchWorkError } from '../../shared/too-much-work.js';
import type { Fighter } from './fighter.js';
import type { AttackPlan } from './plan.js';

/** Most work that the odds of one attack may take. A unit is one branch of the fight, a microsecond or two. */
export const MOST_WORK = 120_000;
/** Targets whose fates are told apart in the time of one branch. */
const TARGETS_PER_BRANCH = 6;

/**
 * Stops odds that take too long. How many branches a fight has is known only as they are followed; where every target is
 * attacked, most of what is too much shows at once.
 * @throws TooMuchWorkError
 */
export function watchOver({ targets, way }: AttackPlan): (followed: number) => void {
  if (way === 'sweep' || way === 'fiery-breath') refuse(mixtures(targets));
  const perBranch = 1 + targets.length / TARGETS_PER_BRANCH;
  return (followed) => refuse(followed * perBranch);
}

/** Every target is unhurt with some of its points, or out: so many states has the end alone. */
function mixtures(targets: readonly Fighter[]): number {
  return targets.reduce((product, { points }) => product * (2 + points), 1);
}

function refuse(work: number): void {
  if (work <= MOST_WORK) return;
  throw new TooMuchWorkError('So many attacks on so many targets with so many hero points take too long to work out exactly: ask for fewer.', Math.ceil(work), MOST_WORK);
}
