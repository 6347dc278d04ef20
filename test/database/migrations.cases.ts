import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MigrationExecutor, type DataSource } from 'typeorm';
import { migrations } from '../../migrations/migrations.js';
import type { Database } from '../../src/platform/database/database.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { readContent } from '../../src/reference/storage/read-content.js';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../support/database.js';
import { readSchema } from '../support/schema.js';

describe('migrations', () => {
  let test: TestDatabase;
  let database: Database;
  let source: DataSource;

  beforeAll(async () => {
    test = await createTestDatabase();
    database = await openTestDatabase(test);
    source = database.source;
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  async function migrateDown(): Promise<void> {
    const executor = new MigrationExecutor(source);
    for (let left = migrations.length; left > 0; left -= 1) await executor.undoLastMigration();
  }

  it('leave nothing for the schema builder to do', async () => {
    expect((await source.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
  });

  it('name every constraint and index themselves', async () => {
    const schema = await readSchema(source);
    expect(schema.filter((line) => /(PK|FK|UQ|CHK|IDX|REL)_[0-9a-f]{10}|[0-9]$/.test(line.split(': ')[0] ?? ''))).toEqual([]);
  });

  it('go down to nothing and up again to the same', async () => {
    const before = await readSchema(source);
    expect(before.length).toBeGreaterThan(200);
    await migrateDown();
    expect(await readSchema(source)).toEqual([]);
    await migrate(source);
    expect(await readSchema(source)).toEqual(before);
  });

  it('keep the scenarios of versions that were stored before scenarios had boards', async () => {
    const executor = new MigrationExecutor(source);
    const since = migrations.findIndex((migration) => migration.name.startsWith('CreateScenarioForcesAndBoards'));
    for (let left = migrations.length - since; left > 0; left -= 1) await executor.undoLastMigration();
    await source.query(`INSERT INTO content_version (version) VALUES ('c0123456789ab')`);
    await source.query(`INSERT INTO strategy_battle_rule (content_version, id, ordinal, title, summary, level, operation, source_document, source_section, source_line, last_line)
      VALUES ('c0123456789ab', 'SB-S01-001', 0, 'Title', 'Summary', 'scenario', 'scenario-setup', 'book', 'section', 1, 1)`);
    await source.query(`INSERT INTO strategy_battle_scenario (content_version, id, ordinal, name, underground, rule_id, source_document, source_section, source_line)
      VALUES ('c0123456789ab', 'the-bridge', 0, 'The Bridge', false, 'SB-S01-001', 'book', 'section', 1)`);
    await migrate(source);
    const { strategyBattle } = await readContent(source.manager, 'c0123456789ab');
    expect(strategyBattle.scenarios).toEqual([expect.objectContaining({ id: 'the-bridge', description: '', participants: { good: [], evil: [] }, boards: [expect.objectContaining({ size: null })] })]);
    await source.query(`DELETE FROM content_version WHERE version = 'c0123456789ab'`);
  });

  it('make what the entities say, check by check', async () => {
    const migrated = await readSchema(source);
    await migrateDown();
    await source.synchronize();
    expect(await readSchema(source)).toEqual(migrated);
    await source.dropDatabase();
    await migrate(source);
  });
});
