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

/** The battle, and what those inside go on to fight once the others have left. */
export function workOf(plan: BattlePlan): number {
  const { attacker, defender, structure } = plan;
  const [a, d] = [unitsOf(attacker), unitsOf(defender)];
  const inside = structure === null ? 0 : total(structure.inside);
  const counted = plan.rounds ?? attacker.retreat.afterRound ?? defender.retreat.afterRound ?? null;
  const both = structure?.strike === 'both' && inside > 0 && inside < d;
  const fray: Bodies = { a, d, inside, both, counted, courses: 1 };
  const rest = fightsOn(plan, inside) ? roundWork(plan, { ...fray, d: inside, both: false, counted: null, courses: (d - inside + 1) * (both ? 2 * mixed(a, structure.channel) : 1) }) : 0;
  const spreads = ((counted === 1 && rest === 0 ? 1 : Math.max(1, a, d) / 3) * (spreadWork(attacker, plan.afraid) + spreadWork(defender, plan.afraid))) / 2;
  return Math.ceil(roundWork(plan, fray) + rest + spreads);
}

/** Those outside leave after some round, and those inside stay (WR-SIEGE-008). */
const fightsOn = ({ rounds, attacker, defender }: BattlePlan, inside: number): boolean =>
  inside > 0 && rounds === null && attacker.retreat.afterRound == null && defender.retreat.afterRound != null;

/** Attackers of as many kinds of losses as can be, where those in the channel and the others have lost apart. */
const mixed = (a: number, channel: number): number => ((Math.min(a, channel) + 1) * (a - Math.min(a, channel) + 1)) / (a + 1);

/** Who meets in some rounds. */
interface Bodies {
  readonly a: number;
  readonly d: number;
  readonly inside: number;
  /** Both bodies of defenders are struck at once. */
  readonly both: boolean;
  /** Rounds that are told apart; `null`: to the end. */
  readonly counted: number | null;
  /** Such battles that are followed side by side: for each number of those who have left, and each mix of attackers. */
  readonly courses: number;
}

/** States times branches of a state times the digits of the numbers, which grow with both. */
function roundWork({ attacker, defender, structure }: BattlePlan, { a, d, inside, both, counted, courses }: Bodies): number {
  const defences = both ? 2 * (inside + 1) * (d - inside + 1) : d + 1;
  const states = counted === null ? (a + 1) * defences : 1 + (a + 1) * defences * (Math.min(counted, a + d) - 1);
  const branches = both ? ((inside / 2 + 1) * ((d - inside) / 2 + 1) * (inside / 2 + 1) * (a / 2 + 1)) / 2 : (a / 2 + 1) * (d / 2 + 1);
  const dice = a + d + Math.min(a, attacker.leadership) + Math.min(d, defender.leadership);
  const walls = both ? BOTH : Math.max(1, Math.min(a, structure?.channel ?? 0) / CHANNEL_PER_BRANCH);
  const ends = counted === null ? 0 : (a + 1) * (d + 1) * BRANCHES_PER_END * (1 + ((dice * counted) / DICE_OF_LONG_ENDS) ** 2);
  return courses * states * branches * walls * (1 + (states * dice) / STATES_PER_LENGTH) + ends;
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
