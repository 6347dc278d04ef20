import { describe, expect, test } from '@jest/globals';
import { seeds, strategyBattle } from '../support/reference.js';
import { readGoldenTables } from './golden-case.js';
import { KINDS } from './kinds/kinds.js';

const tables = readGoldenTables('strategy-battle');

describe.each(tables)('$file', ({ cases }) => {
  test.each(cases)('$rule $name', (row) => {
    const check = KINDS[row.kind];
    if (check === undefined) throw new Error(`There is no kind "${row.kind}".`);
    check(row, strategyBattle);
  });
});

describe('the golden tables', () => {
  const cases = tables.flatMap((table) => table.cases);
  const { rules } = seeds.strategyBattle;

  test('have a row for every rule of the catalogue, of profiles, of armies and of fights', () => {
    const proven = new Set(cases.map((row) => row.rule));
    const owed = rules.filter(
      (rule) => ['catalogue', 'profile', 'army', 'fight'].includes(rule.operation) || /^SB-(?:ARMY|PROF|UNIT|CHAR|MEAS)-/.test(rule.id),
    );
    expect(owed.length).toBeGreaterThan(100);
    expect(owed.map((rule) => rule.id).filter((id) => !proven.has(id))).toEqual([]);
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
