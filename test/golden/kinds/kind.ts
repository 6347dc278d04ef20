import type { z } from 'zod';
import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';
import { kind as kindOf, type Kind as KindOf } from '../kind.js';

export type Kind = KindOf<StrategyBattle>;

/** A kind of row of the strategy-battle tables. */
export const kind = <Given, Wanted>(given: z.ZodType<Given>, wanted: z.ZodType<Wanted>, check: (given: Given, wanted: Wanted, book: StrategyBattle) => void): Kind =>
  kindOf(given, wanted, check);
