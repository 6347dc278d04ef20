import { TooMuchWorkError } from '../../shared/too-much-work.js';
import { total, type BattlePlan, type SidePlan } from './plan.js';

/** In branches of a chain, each weighed by the length of its numbers. About 21 mixed units a side, to the end. */
export const MOST_WORK = 400_000;
const STATES_PER_LENGTH = 10_000;
/** Branches that take as long as one pair of survivors, where rounds are counted and every pair is an end. */
const BRANCHES_PER_END = 40;
/** Dice from which on the numbers of such an end decide what it takes. */
const DICE_OF_LONG_ENDS = 150;
/** Units in the channel, each of two kinds, whose branches take as long as those in the open. */
const CHANNEL_PER_BRANCH = 6;
/** The same where both bodies of defenders are struck. */
const BOTH = 4;

/** @throws TooMuchWorkError before the work begins, where the exact odds would take too long. */
export function checkWork(plan: BattlePlan): void {
  const estimate = workOf(plan);
  if (estimate > MOST_WORK) throw new TooMuchWorkError('The exact odds of this battle would take too long: ask for fewer units or rounds, or resolve it.', estimate, MOST_WORK);
}

/** States times branches of a state times the digits of the numbers, which grow with both. */
export function workOf(plan: BattlePlan): number {
  const [a, d] = [unitsOf(plan.attacker), unitsOf(plan.defender)];
  const inside = plan.structure === null ? 0 : total(plan.structure.inside);
  const counted = plan.rounds ?? plan.attacker.retreat.afterRound ?? plan.defender.retreat.afterRound;
  const both = plan.structure?.strike === 'both' && inside > 0 && inside < d;
  const defences = both ? 2 * (inside + 1) * (d - inside + 1) : d + 1;
  const states = counted == null ? (a + 1) * defences : 1 + (a + 1) * defences * (Math.min(counted, a + d) - 1);
  const branches = both ? ((inside / 2 + 1) * ((d - inside) / 2 + 1) * (inside / 2 + 1) * (a / 2 + 1)) / 2 : (a / 2 + 1) * (d / 2 + 1);
  const dice = a + d + Math.min(a, plan.attacker.leadership) + Math.min(d, plan.defender.leadership);
  const walls = both ? BOTH : Math.max(1, Math.min(a, plan.structure?.channel ?? 0) / CHANNEL_PER_BRANCH);
  const ends = counted == null ? 0 : (a + 1) * (d + 1) * BRANCHES_PER_END * (1 + ((dice * counted) / DICE_OF_LONG_ENDS) ** 2);
  const spreads = ((counted === 1 ? 1 : Math.max(1, a, d) / 3) * (spreadWork(plan.attacker, plan.afraid) + spreadWork(plan.defender, plan.afraid))) / 2;
  return Math.ceil(states * branches * walls * (1 + (states * dice) / STATES_PER_LENGTH) + ends + spreads);
}

/** Results of each group, by hits and rerolls, met with those of the groups before it; and the ways to choose them. */
function spreadWork({ by, groups, leadership }: SidePlan, afraid: BattlePlan['afraid']): number {
  const most = unitsOf({ groups });
  let [work, states] = [0, 1];
  for (const { count } of groups) {
    const results = (count + 1) * (Math.min(count, leadership) + 1) * (afraid === by ? count + 1 : 1);
    work += states * results + (count * count) / 2;
    states = Math.min(states * results, (most + 1) * (Math.min(most, leadership) + 1));
  }
  return work;
}

const unitsOf = (side: Pick<SidePlan, 'groups'>): number => total(side.groups.map(({ count }) => count));
