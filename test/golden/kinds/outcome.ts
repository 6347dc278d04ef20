import { expect } from '@jest/globals';
import { z } from 'zod';
import { RuleError } from '../../../src/rules/shared/rule-error.js';
import type { SideState } from '../../../src/rules/strategy-battle/scenario/outcome/outcome-types.js';
import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';
import { kind } from './kind.js';

const side = z.looseObject({ starting: z.number().optional(), left: z.number().optional() }).default({});

/** A state in short: the turn has ended where nothing is said, all participants are left, and nobody has left the table. */
const state = z.looseObject({ scenario: z.string(), turn: z.number().default(5), endOfTurn: z.boolean().default(true), good: side, evil: side });
type State = z.infer<typeof state>;

/** How a state of a game is judged; keys that are absent are not compared. */
export const outcome = kind(state, z.record(z.string(), z.unknown()), (given, wanted, book) => {
  expect(outcomeOf(given, book)).toMatchObject(wanted);
});

/** What is wrong with a state: pointers, codes, and rows where there are any. */
export const noOutcome = kind(state, z.array(z.strictObject({ pointer: z.string(), code: z.string(), rule: z.string().optional() })), (given, wanted, book) => {
  expect(() => outcomeOf(given, book)).toThrow(RuleError);
  try {
    outcomeOf(given, book);
  } catch (error) {
    expect(error instanceof RuleError ? error.problems : error).toEqual(wanted.map((problem) => expect.objectContaining(problem)));
  }
});

function outcomeOf({ scenario, good, evil, ...rest }: State, book: StrategyBattle): object {
  const whole = (of: 'good' | 'evil', told: Partial<SideState>): SideState => {
    const starting = told.starting ?? startingOf(book, scenario, of);
    return { starting, left: starting, ...told };
  };
  return book.scenarios.outcome(scenario, { ...rest, sides: { good: whole('good', good), evil: whole('evil', evil) } });
}

function startingOf(book: StrategyBattle, scenario: string, side: 'good' | 'evil'): number {
  return (book.index.scenarios.get(scenario)?.participants[side] ?? []).reduce((sum, { count }) => sum + count, 0);
}
