import type { z } from 'zod';
import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';

/** How one kind of row is read and checked against the rulebook. */
export type Kind = (row: { readonly given: unknown; readonly expect: unknown }, book: StrategyBattle) => void;

/** A kind with strict shapes: a misspelt key in a table fails its test. */
export function kind<Given, Wanted>(
  given: z.ZodType<Given>,
  wanted: z.ZodType<Wanted>,
  check: (given: Given, wanted: Wanted, book: StrategyBattle) => void,
): Kind {
  return (row, book) => {
    check(given.parse(row.given), wanted.parse(row.expect), book);
  };
}
