import { TooMuchWorkError } from '../../shared/too-much-work.js';
import { total, type BattlePlan, type SidePlan } from './plan.js';
import { horizonOf } from './round.js';

/** In branches of a chain, about a quarter of a microsecond each. About 21 mixed units a side, to the end. */
export const MOST_WORK = 400_000;
/** States from which on the denominators of a battle to the end take as long as its branches, and the same where both bodies of defenders are struck. */
const STATES_PER_LENGTH = 10_000;
const STATES_PER_LENGTH_OF_BOTH = 40_000;
/** The same of battles over counted rounds, whose denominators are powers of six: dice of all rounds. */
const DICE_PER_LENGTH = 8_000;
/** Branches that take as long as one pair of survivors, where rounds are counted and every pair is an end. */
const BRANCHES_PER_END = 40;
/** Dice of all rounds from which on the numbers of such an end decide what it takes, and from which on they are no longer. */
const DICE_OF_LONG_ENDS = 150;
const DICE_OF_LONGEST_ENDS = 1_500;
/** Units in the channel, each of two kinds, whose branches take as long as those in the open. */
const CHANNEL_PER_BRANCH = 6;

/** @throws TooMuchWorkError before the work begins, where the exact odds would take too long. */
export function checkWork(plan: BattlePlan): void {
  const estimate = workOf(plan);
  if (estimate > MOST_WORK) throw new TooMuchWorkError(`The exact odds of this battle would take too long: ask for fewer units${roundsOf(plan) === null ? '' : ' or rounds'}, or resolve it.`, estimate, MOST_WORK);
}

/** Rounds that are told apart; `null` where none are. */
const roundsOf = ({ rounds, attacker, defender }: BattlePlan): number | null => rounds ?? attacker.retreat.afterRound ?? defender.retreat.afterRound ?? null;

/** The battle, and what those inside go on to fight once the others have left. */
export function workOf(plan: BattlePlan): number {
  const { attacker, defender, structure } = plan;
  const [a, d] = [unitsOf(attacker), unitsOf(defender)];
  const inside = structure === null ? 0 : total(structure.inside);
  const both = structure?.strike === 'both' && inside > 0 && inside < d;
  const rounds = roundsOf(plan);
  const fray: Bodies = { a, d, inside, both, courses: 1 };
  const fightsOn = horizonOf(plan) < Infinity;
  const rest = fightsOn ? workToTheEnd(plan, { ...fray, d: inside, both: false, courses: (d - inside + 1) * (both ? 2 * mixed(a, structure.channel) : 1) }) : 0;
  const spreads = ((rounds === 1 && !fightsOn ? 1 : Math.max(1, a, d) / 3) * (spreadWork(attacker, plan.afraid) + spreadWork(defender, plan.afraid))) / 2;
  return Math.ceil((rounds === null ? workToTheEnd(plan, fray) : workOfRounds(plan, fray, rounds)) + rest + spreads);
}

/** Attackers of as many kinds of losses as can be, where those in the channel and the others have lost apart. */
const mixed = (a: number, channel: number): number => ((Math.min(a, channel) + 1) * (a - Math.min(a, channel) + 1)) / (a + 1);

/** Who meets in some rounds. */
interface Bodies {
  readonly a: number;
  readonly d: number;
  readonly inside: number;
  /** Both bodies of defenders are struck at once. */
  readonly both: boolean;
  /** Such battles that are followed side by side: for each number of those who have left, and each mix of attackers. */
  readonly courses: number;
}

/** States times branches of a state times the digits of the numbers, which grow with both. */
function workToTheEnd(plan: BattlePlan, bodies: Bodies): number {
  const { pairs, branches } = shapeOf(plan, bodies);
  return bodies.courses * pairs * branches * (1 + (pairs * diceOf(plan, bodies)) / (bodies.both ? STATES_PER_LENGTH_OF_BOTH : STATES_PER_LENGTH));
}

/** After the first round every pair may be there in each, and any is an end. */
function workOfRounds(plan: BattlePlan, bodies: Bodies, rounds: number): number {
  const { pairs, branches } = shapeOf(plan, bodies);
  const rolled = diceOf(plan, bodies) * rounds;
  const ends = (bodies.a + 1) * (bodies.d + 1) * BRANCHES_PER_END * (1 + Math.min(rolled, DICE_OF_LONGEST_ENDS) / DICE_OF_LONG_ENDS);
  return (1 + pairs * (rounds - 1)) * branches * (1 + rolled / DICE_PER_LENGTH) + ends;
}

/** Pairs of what can be left of both sides, and in how many ways a round goes on from one. */
function shapeOf({ structure }: BattlePlan, { a, d, inside, both }: Bodies): { readonly pairs: number; readonly branches: number } {
  if (both) return { pairs: 2 * (a + 1) * (inside + 1) * (d - inside + 1), branches: ((inside / 2 + 1) * ((d - inside) / 2 + 1) * (inside / 2 + 1) * (a / 2 + 1)) / 2 };
  return { pairs: (a + 1) * (d + 1), branches: (a / 2 + 1) * (d / 2 + 1) * Math.max(1, Math.min(a, structure?.channel ?? 0) / CHANNEL_PER_BRANCH) };
}

const diceOf = ({ attacker, defender }: BattlePlan, { a, d }: Bodies): number => a + d + Math.min(a, attacker.leadership) + Math.min(d, defender.leadership);

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
