import { expect } from '@jest/globals';
import { z } from 'zod';
import type { StrategyBattleReference } from '../../../src/rules/strategy-battle/reference.js';
import { distance } from '../notation.js';
import { kind } from './kind.js';

const whole = z.literal('all');

/** The move of one race. */
export const move = kind(z.string(), distance, (race, wanted, book) => {
  expect(byId(book.reference.races, race).move).toEqual(wanted);
});

/** The cells of one chart, row by row. */
export const chart = kind(z.string(), z.array(z.array(z.string())), (id, wanted, book) => {
  expect(byId(book.reference.charts, id).cells).toEqual(wanted);
});

/** What the summary of one row of the rules ledger speaks of. */
export const rule = kind(z.string(), z.strictObject({ mentions: z.array(z.string()) }), (id, { mentions }, book) => {
  const { summary } = byId(book.reference.rules, id);
  expect(mentions.filter((word) => !summary.replace(/\s+/g, ' ').includes(word))).toEqual([]);
});

/** Who has a special rule, and figures of its text. */
export const specialRule = kind(z.string(), z.strictObject({ units: z.array(z.string()), mentions: z.array(z.string()) }), (id, { units, mentions }, book) => {
  const { text } = byId(book.reference.specialRules, id);
  expect(mentions.filter((word) => !text.replace(/\s+/g, ' ').includes(word))).toEqual([]);
  expect(book.reference.units.filter((unit) => unit.specialRules.includes(id)).map((unit) => unit.id).sort()).toEqual([...units].sort());
});

/** Every unit (with its variant, where only one has it) of a group such as `hero-of-rohan`. */
export const group = kind(z.string(), z.array(z.string()), (id, wanted, book) => {
  const members = book.reference.units.flatMap((unit) => [
    ...(unit.groups.includes(id) ? [unit.id] : []),
    ...unit.variants.filter((variant) => variant.groups.includes(id)).map((variant) => `${unit.id}/${variant.id}`),
  ]);
  expect(members.sort()).toEqual([...wanted].sort());
});

/** How many units each side has; there is no third side. */
export const sides = kind(whole, z.strictObject({ good: z.number(), evil: z.number() }), (_all, wanted, book) => {
  const { units } = book.reference;
  const counts = { good: units.filter((unit) => unit.side === 'good').length, evil: units.filter((unit) => unit.side === 'evil').length };
  expect({ ...counts, total: units.length }).toEqual({ ...wanted, total: wanted.good + wanted.evil });
});

/** All distances of the catalogue are among the given pairs. */
export const distances = kind(whole, z.strictObject({ pairs: z.array(distance) }), (_all, { pairs }, book) => {
  const printed = new Set(pairs.map((pair) => `${pair.inches}/${pair.cm}`));
  const held = [...distancesIn(book.reference)];
  expect(held.length).toBeGreaterThan(book.reference.units.length);
  expect(held.filter((pair) => !printed.has(pair))).toEqual([]);
});

function* distancesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('inches' in value && 'cm' in value) yield `${String(value.inches)}/${String(value.cm)}`;
  for (const part of Object.values(value as StrategyBattleReference)) yield* distancesIn(part);
}

function byId<T extends { readonly id: string }>(records: readonly T[], id: string): T {
  const found = records.find((record) => record.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}
