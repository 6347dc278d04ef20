import { expect } from '@jest/globals';
import { z } from 'zod';
import type { WarOfTheRing } from '../../../src/rules/war-of-the-ring/war-of-the-ring.js';
import { kind } from '../kind.js';

type Records = readonly Readonly<Record<string, unknown>>[];
const plain = z.record(z.string(), z.unknown());

function recordsOf(book: WarOfTheRing, collection: string): Records {
  const records = (book.reference as unknown as Readonly<Record<string, Records>>)[collection];
  if (records === undefined) throw new Error(`There is no collection "${collection}".`);
  return records;
}

/** What one record of a collection says. */
export const record = kind(z.strictObject({ collection: z.string(), id: z.string() }), plain, ({ collection, id }, wanted, book: WarOfTheRing) => {
  expect(recordsOf(book, collection).find((one) => one.id === id)).toMatchObject(wanted);
});

/** Which records of a collection are so, in the order of the seeds, or how many. */
export const ids = kind(
  z.strictObject({ collection: z.string(), where: plain.default({}) }),
  z.strictObject({ ids: z.array(z.string()).optional(), count: z.number().optional() }),
  ({ collection, where }, wanted, book: WarOfTheRing) => {
    const found = recordsOf(book, collection).filter((one) => Object.entries(where).every(([key, value]) => JSON.stringify(one[key]) === JSON.stringify(value)));
    if (wanted.ids !== undefined) expect(found.map(({ id }) => id)).toEqual(wanted.ids);
    if (wanted.count !== undefined) expect(found).toHaveLength(wanted.count);
    expect(wanted.ids ?? wanted.count).toBeDefined();
  },
);
