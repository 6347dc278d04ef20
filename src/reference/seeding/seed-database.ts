import type { DataSource, EntityManager } from 'typeorm';
import { referenceEntities } from '../entities.js';
import { ContentVersionRow } from '../entities/content-version.js';
import { writeReferences } from '../reference-systems.js';
import { RowSet } from '../storage/row-set.js';
import type { SeedContent } from './load-seeds.js';

/** Key of the advisory lock under which content is added: one process seeds at a time. */
const SEEDING_LOCK = 4_727_002;

/** Rows of one insert: far below the 65,535 parameters that a statement may have. */
const ROWS_PER_INSERT = 1000;

/**
 * Adds the content as a new version, in one transaction, unless the database has it already. Earlier versions stay.
 * Any number of processes may do this at once.
 * @returns whether something was added
 */
export async function seedDatabase(source: DataSource, content: SeedContent): Promise<boolean> {
  return source.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [SEEDING_LOCK]);
    if (await manager.existsBy(ContentVersionRow, { version: content.version })) return false;
    await manager.insert(ContentVersionRow, { version: content.version });
    const rows = new RowSet(content.version);
    writeReferences(content, rows);
    await insertRows(manager, rows);
    return true;
  });
}

async function insertRows(manager: EntityManager, rows: RowSet): Promise<void> {
  for (const table of referenceEntities) {
    const all: readonly object[] = rows.of<object>(table);
    for (let start = 0; start < all.length; start += ROWS_PER_INSERT) {
      const some = all.slice(start, start + ROWS_PER_INSERT);
      await manager.createQueryBuilder().insert().into(table).values(some).updateEntity(false).execute();
    }
  }
}
