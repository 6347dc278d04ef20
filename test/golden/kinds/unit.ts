import { expect } from '@jest/globals';
import { z } from 'zod';
import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';
import type { Unit } from '../../../src/rules/strategy-battle/reference.js';
import { heroicFigures, only } from '../expectations.js';
import { distance, power, profile, stores } from '../notation.js';
import { kind } from './kind.js';

const included = z.strictObject({ strength: z.number(), defence: z.number() });

const wanted = z.strictObject({
  side: z.string(),
  kind: z.string(),
  race: z.string().optional(),
  unique: z.boolean(),
  points: z.number(),
  profile,
  heroic: stores.nullable(),
  move: distance,
  wargear: z.array(z.string()),
  /** What of an item's effect the printed profile counts, where it counts any. */
  included: z.record(z.string(), included).optional(),
  options: z.record(z.string(), z.number()),
  specialRules: z.array(z.string()),
  powers: z.record(z.string(), power),
});

/** A unit as the list prints it: profile, stores, price, wargear, every option with its price, rules and powers. */
export const unit = kind(z.string(), wanted, (id, printed, book) => {
  expect(only(shown(unitOf(book, id)), printed)).toEqual(printed);
});

export function unitOf(book: StrategyBattle, id: string): Unit {
  const found = book.reference.units.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`There is no unit ${id}.`);
  return found;
}

function shown({ heroic, wargear, options, specialRules, magicalPowers, ...rest }: Unit): object {
  const counted = wargear.filter((item) => item.included.strength !== 0 || item.included.defence !== 0);
  return {
    ...rest,
    heroic: heroicFigures(heroic),
    wargear: wargear.map((item) => item.id).sort(),
    included: Object.fromEntries(counted.map((item) => [item.id, item.included])),
    options: Object.fromEntries(options.map((option) => [option.id, option.points])),
    specialRules: [...specialRules].sort(),
    powers: Object.fromEntries(magicalPowers.map(({ id, castOn, range }) => [id, { castOn, range }])),
  };
}
