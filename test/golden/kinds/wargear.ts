import { expect } from '@jest/globals';
import { z } from 'zod';
import type { Wargear } from '../../../src/rules/strategy-battle/reference.js';
import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';
import { only } from '../expectations.js';
import { distance, profile } from '../notation.js';
import { kind } from './kind.js';

/** Range, Strength and share of the move of one missile weapon. */
export const missile = kind(
  z.string(),
  z.strictObject({ range: distance, strength: z.number(), moveCost: z.string() }),
  (id, wanted, book) => {
    expect(wargearOf(book, id).missile).toEqual(wanted);
  },
);

/** Profile and move of one mount. */
export const mount = kind(
  z.string(),
  z.strictObject({ profile, move: distance, monstrous: z.boolean(), flies: z.boolean(), carriesPassenger: z.boolean() }).partial(),
  (id, wanted, book) => {
    expect(only(wargearOf(book, id).mount ?? {}, wanted)).toEqual(wanted);
  },
);

/** Every unit that may buy the item, with its price: all of them and no other. */
export const prices = kind(z.string(), z.record(z.string(), z.number()), (id, wanted, book) => {
  const sold = book.reference.units.flatMap((unit) =>
    unit.options.filter((option) => option.id === id).map((option) => [unit.id, option.points] as const),
  );
  expect(Object.fromEntries(sold)).toEqual(wanted);
});

/** Every unit that has the item in its price. */
export const included = kind(z.string(), z.array(z.string()), (id, wanted, book) => {
  const having = book.reference.units.filter((unit) => unit.wargear.some((item) => item.id === id));
  expect(having.map((unit) => unit.id).sort()).toEqual([...wanted].sort());
});

function wargearOf(book: StrategyBattle, id: string): Wargear {
  const found = book.reference.wargear.find((item) => item.id === id);
  if (found === undefined) throw new Error(`There is no wargear ${id}.`);
  return found;
}
