import { expect } from '@jest/globals';
import { z } from 'zod';
import type { Fellowship } from '../../src/rules/fellowship/fellowship.js';
import { fellowship } from '../support/fellowship.js';
import { proveGoldenTables } from './golden-tables.js';
import { kind } from './kind.js';
import { operationKinds, type AnyOperation } from './operation-kinds.js';

type Row = Readonly<Record<string, unknown>>;

/** What is asked of a collection: one record, a column, or how many there are. */
const question = z.strictObject({
  collection: z.string(),
  id: z.string().optional(),
  /** Only records with these values. */
  where: z.record(z.string(), z.unknown()).default({}),
  /** Only records that have some of these. */
  some: z.string().optional(),
  /** Only phases of the rounds up to this one. */
  upTo: z.number().optional(),
  field: z.string().optional(),
  distinct: z.boolean().default(false),
  count: z.boolean().default(false),
  /** The headings of the rows of a chart. */
  headings: z.boolean().default(false),
});

/** Records of the catalogue. */
const records = kind(question, z.unknown(), (asked, wanted, book: Fellowship) => {
  const all = (book.reference as unknown as Readonly<Record<string, readonly Row[]>>)[asked.collection] ?? [];
  const rows = all.filter((row) => fits(row, asked));
  if (asked.count) expect(rows).toHaveLength(wanted as number);
  else if (asked.headings) expect((rows[0]?.rows as readonly Row[]).map(({ heading }) => heading)).toEqual(wanted);
  else if (asked.field !== undefined) expect(columnOf(rows, asked.field, asked.distinct)).toEqual(wanted);
  else expect(rows[0]).toMatchObject(wanted as object);
});

function fits(row: Row, { id, where, some, upTo }: z.infer<typeof question>): boolean {
  const isRow = id === undefined || row.id === id;
  const isKind = Object.entries(where).every(([key, value]) => JSON.stringify(row[key]) === JSON.stringify(value));
  const hasSome = some === undefined || (row[some] as readonly unknown[]).length > 0;
  return isRow && isKind && hasSome && (upTo === undefined || (row.roundNumber as number) <= upTo);
}

function columnOf(rows: readonly Row[], field: string, distinct: boolean): readonly unknown[] {
  const values = rows.map((row) => row[field]);
  return distinct ? [...new Set(values)] : values;
}

proveGoldenTables({
  folder: 'fellowship', book: fellowship,
  kinds: { records, ...operationKinds((book: Fellowship, name) => (book as unknown as Readonly<Record<string, AnyOperation>>)[name]) },
  owed: () => true,
});
