import { expect } from '@jest/globals';
import { z } from 'zod';
import { Fraction } from '../../../src/rules/dice/fraction.js';
import { Ratio } from '../../../src/rules/dice/ratio.js';
import type { BattleOdds, BattleRequest } from '../../../src/rules/war-of-the-ring/battle/battle-types.js';
import type { HuntRequest } from '../../../src/rules/war-of-the-ring/hunt/hunt-types.js';
import type { WarOfTheRing } from '../../../src/rules/war-of-the-ring/war-of-the-ring.js';
import { kind } from '../kind.js';

const situation = z.strictObject({ operation: z.enum(['battle', 'siege']), request: z.record(z.string(), z.unknown()) });
const count = z.strictObject({ regular: z.number().optional(), elite: z.number().optional() });
const DECIMALS = 10_000;

const oddsOf = (book: WarOfTheRing, { operation, request }: z.infer<typeof situation>): BattleOdds => book.operations[operation].odds(request as unknown as BattleRequest);

/** Chances to four decimals, where the source of the figure gives no more. */
export const rounded = kind(situation, z.record(z.string(), z.number()), (given, wanted, book: WarOfTheRing) => {
  const odds = oddsOf(book, given) as unknown as Readonly<Record<string, Ratio>>;
  expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, Math.round((odds[key] as Ratio).toNumber() * DECIMALS) / DECIMALS]))).toEqual(wanted);
});

/** The chance that so many are left, whatever else. */
export const survivors = kind(
  situation.extend({ attacker: count.optional(), defender: count.optional() }), z.string(),
  ({ attacker = {}, defender = {}, ...given }, wanted, book: WarOfTheRing) => {
    const fits = (left: Readonly<Record<string, number>>, asked: object): boolean => Object.entries(asked).every(([key, value]) => left[key] === value);
    const found = oddsOf(book, given).survivors.filter((one) => fits({ ...one.attacker }, attacker) && fits({ ...one.defender }, defender));
    expect(Ratio.sum(found.map(({ probability }) => probability)).toString()).toBe(wanted);
  },
);

/** Chances of a hunt multiplied: `redHits/2`, `joiningNazgul/2`; `!` in front takes the chance that it is not so. */
export const together = kind(
  z.strictObject({ request: z.record(z.string(), z.unknown()), all: z.array(z.string()) }), z.string(),
  ({ request, all }, wanted, book: WarOfTheRing) => {
    const odds: unknown = book.operations.hunt.odds(request as unknown as HuntRequest);
    const chance = (path: string): Fraction => {
      const value = path.replace('!', '').split('/').reduce<unknown>((inside, key) => (inside as Readonly<Record<string, unknown>>)[key], odds);
      if (!(value instanceof Fraction)) throw new Error(`There is no chance at ${path}.`);
      return path.startsWith('!') ? Fraction.ONE.minus(value) : value;
    };
    expect(all.map(chance).reduce((product, one) => product.times(one)).toString()).toBe(wanted);
  },
);
