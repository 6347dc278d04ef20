import type { Chance, Process } from '../../../dice/chance.js';
import { decision } from '../../../dice/steps.js';
import type { StoryTable } from '../story-table.js';
import { lowestStep } from './lowest-step.js';

/** What Might is spent on in a test: the best result that it can reach, or no more than to turn a failure into a success. */
export const MIGHT_GOALS = ['best', 'success'] as const;
export type MightGoal = (typeof MIGHT_GOALS)[number];

/** A Hero's Might on a test. `cost`: points that one step costs. */
export interface Lift {
  readonly cost: number;
  readonly goal: MightGoal;
}

/**
 * One test on the Jump, Climb or Thrown Rider chart, whose results are 1, 2 to 5, and 6.
 * A failed die is rolled again where a re-roll is due, then a further attempt is made where there is one; Might goes on
 * a die that would otherwise stand (SB-OBST-004, SB-CLIMB-002, SB-CAV-006, SB-CAV-010, SB-CAV-020).
 */
export interface TestRoll {
  readonly purpose: 'jump' | 'climb' | 'thrown-rider';
  readonly by: string;
  /** Ledger row of the chart. */
  readonly rule: string;
  /** Dice, the lowest of which counts (SB-SPEC-069). */
  readonly dice: number;
  readonly modifier: 0 | -1;
  readonly attempts: number;
  readonly rerolls: boolean;
  /** Counts as a 6 without a die. */
  readonly automatic: boolean;
  readonly lift: Lift | null;
}

export interface TestState {
  readonly attempt: number;
  readonly rerolled: boolean;
  /** Might in hand. */
  readonly points: number;
  /** What counts on the chart; `null` before the roll stands. */
  readonly score: number | null;
}

export const FAILED = 1;
export const WITH_EASE = 6;

export function testStart(points: number): TestState {
  return { attempt: 1, rerolled: false, points, score: null };
}

export function testProcess(roll: TestRoll): Process<TestState, StoryTable> {
  return {
    next: (state) => (state.score === null ? testStep(roll, state) : null),
    key: (state) => `${state.attempt} ${state.rerolled ? 1 : 0} ${state.points} ${state.score ?? ''}`,
    rank: (state) => (state.score === null ? 2 * state.attempt + (state.rerolled ? 1 : 0) : 2 * (roll.attempts + 1)),
  };
}

function testStep(roll: TestRoll, state: TestState): Chance<TestState, StoryTable> {
  if (roll.automatic) return decision(standing(state.points, WITH_EASE));
  const due = { purpose: purposeOf(roll, state), by: roll.by, sides: 6, modifier: roll.modifier };
  const step = lowestStep<TestState, StoryTable>(due, roll.dice, (face) => {
    const score = Math.max(FAILED, face + roll.modifier);
    if (score === FAILED && roll.rerolls && !state.rerolled) return { state: { ...state, rerolled: true } };
    if (score === FAILED && state.attempt < roll.attempts) return { state: { ...state, attempt: state.attempt + 1, rerolled: false } };
    const steps = roll.lift === null ? 0 : stepsToLift(score, state.points, roll.lift);
    return { state: standing(state.points - steps * (roll.lift?.cost ?? 1), score + steps), lift: steps };
  });
  return { branches: () => step.branches(), roll: (table) => told(roll, step.roll(table), table) };
}

/** States that stand forget how they came about, so that they merge. */
function standing(points: number, score: number): TestState {
  return { attempt: 0, rerolled: false, points, score };
}

/** The fewest steps that reach the best result within reach; none where no better result is. */
function stepsToLift(score: number, points: number, { cost, goal }: Lift): number {
  const within = (target: number): boolean => (target - score) * cost <= points;
  if (goal === 'best' && within(WITH_EASE)) return WITH_EASE - score;
  return score === FAILED && within(FAILED + 1) ? 1 : 0;
}

function purposeOf(roll: TestRoll, state: TestState): string {
  const attempt = state.attempt === 1 ? roll.purpose : `${roll.purpose}-again`;
  return state.rerolled ? `${attempt}-reroll` : attempt;
}

function told(roll: TestRoll, state: TestState, table: StoryTable): TestState {
  const dice = table.dice.slice(-roll.dice);
  const lowest = dice.reduce((low, die) => (die.face < low.face ? die : low));
  const modifier = roll.modifier === 0 ? '' : `, less ${-roll.modifier}`;
  const might = lowest.might === 0 ? '' : `, raised by ${lowest.might} with Might`;
  const next = state.score !== null ? '' : state.rerolled ? ' It is rolled again.' : ' A further attempt follows.';
  table.note(roll.purpose, `${roll.by}: a ${lowest.face}${modifier}${might} counts as ${lowest.score}.${next}`, roll.rule);
  return state;
}
