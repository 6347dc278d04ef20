import type { EntityManager } from 'typeorm';
import type { StrategyBattleReference } from '../../rules/strategy-battle/reference.js';
import { referenceEntities } from '../entities.js';
import { ContentVersionRow } from '../entities/content-version.js';
import { deepFreeze } from '../seeding/deep-freeze.js';
import { RowSet } from './row-set.js';
import { readStrategyBattle } from './strategy-battle-rows.js';

/** Reads the content of one version, with one query for each table. */
export async function readContent(manager: EntityManager, version: string): Promise<StrategyBattleReference> {
  const rows = new RowSet(version);
  for (const table of referenceEntities) {
    if (table === ContentVersionRow) continue;
    const order = manager.dataSource.getMetadata(table).findColumnWithPropertyName('ordinal') ? { ordinal: 'ASC' as const } : {};
    rows.put(table, await manager.find<object>(table, { where: { contentVersion: version }, order }));
  }
  return deepFreeze(readStrategyBattle(rows));
}
