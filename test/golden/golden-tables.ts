import { describe, expect, test } from '@jest/globals';
import type { Rule } from '../../src/rules/shared/ledger-rule.js';
import { readGoldenTables } from './golden-case.js';
import type { Kind } from './kind.js';

/** A rulebook, as far as its ledger goes. */
interface WithLedger {
  readonly reference: { readonly rules: readonly Rule[] };
}

/** What the tables of one rulebook are proved with. */
export interface GoldenBook<Book extends WithLedger> {
  /** Folder of the tables, named like the rule system. */
  readonly folder: string;
  readonly book: Book;
  readonly kinds: Readonly<Record<string, Kind<Book>>>;
  /** Rules of the ledger that must have a row. */
  readonly owed: (rule: Rule) => boolean;
}

/** Declares a test for each row of the tables of a rulebook, and for what they owe together. */
export function proveGoldenTables<Book extends WithLedger>({ folder, book, kinds, owed }: GoldenBook<Book>): void {
  const tables = readGoldenTables(folder);

  describe.each(tables)('$file', ({ cases }) => {
    test.each(cases)('$rule $name', (row) => {
      const check = kinds[row.kind];
      if (check === undefined) throw new Error(`There is no kind "${row.kind}".`);
      check(row, book);
    });
  });

  describe('the golden tables', () => {
    const cases = tables.flatMap((table) => table.cases);
    const { rules } = book.reference;

    test('have a row for every rule that is owed one', () => {
      const proven = new Set(cases.map((row) => row.rule));
      const due = rules.filter(owed);
      expect(due.length).toBeGreaterThan(0);
      expect(due.map((rule) => rule.id).filter((id) => !proven.has(id))).toEqual([]);
    });

    test('name no rule that the ledger lacks', () => {
      const known = new Set(rules.map((rule) => rule.id));
      expect(cases.map((row) => row.rule).filter((id) => !known.has(id))).toEqual([]);
    });

    test('have no two rows of the same name', () => {
      const names = cases.map((row) => `${row.rule} ${row.name}`);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    });
  });
}
