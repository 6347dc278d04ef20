import type { EntityManager } from 'typeorm';
import { referenceEntities } from '../entities.js';
import { ContentVersionRow } from '../entities/content-version.js';
import { readReferences, type References } from '../reference-systems.js';
import { deepFreeze } from '../seeding/deep-freeze.js';
import { RowSet } from './row-set.js';

/** Reads the content of one version, with one query for each table. */
export async function readContent(manager: EntityManager, version: string): Promise<References> {
  const rows = new RowSet(version);
  for (const table of referenceEntities) {
    if (table === ContentVersionRow) continue;
    const order = manager.dataSource.getMetadata(table).findColumnWithPropertyName('ordinal') ? { ordinal: 'ASC' as const } : {};
    rows.put(table, await manager.find<object>(table, { where: { contentVersion: version }, order }));
  }
  return deepFreeze(readReferences(rows));
}
