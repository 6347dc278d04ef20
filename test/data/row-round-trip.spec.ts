import { describe, expect, it } from '@jest/globals';
import { referenceEntities } from '../../src/reference/entities.js';
import { ContentVersionRow } from '../../src/reference/entities/content-version.js';
import { readReferences, writeReferences } from '../../src/reference/reference-systems.js';
import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';
import { RowSet } from '../../src/reference/storage/row-set.js';
import { SMALL_SEEDS } from '../support/seed-folder.js';

describe('rows of the small seeds', () => {
  const { version: _version, ...references } = loadSeeds(SMALL_SEEDS);
  const rows = new RowSet('c0123456789ab');
  writeReferences(references, rows);

  it('fill every table, so that nothing goes unproved', () => {
    const empty = referenceEntities.filter((table) => table !== ContentVersionRow && rows.of<object>(table).length === 0);
    expect(empty).toEqual([]);
  });

  it('give back the records that they were made from', () => {
    expect(readReferences(rows)).toStrictEqual(references);
  });

  it('belong to their content version', () => {
    const versions = referenceEntities.flatMap((table) => rows.of<object>(table)).map((row) => 'contentVersion' in row && row.contentVersion);
    expect(new Set(versions)).toEqual(new Set(['c0123456789ab']));
  });
});
