import { describe, expect, it } from '@jest/globals';
import { MigrationExecutor } from 'typeorm';
import { migrations } from '../../migrations/migrations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { readContent } from '../../src/reference/storage/read-content.js';
import { ownDatabase } from '../support/own-database.js';
import { readSchema } from '../support/schema.js';

describe('migrations', () => {
  const database = ownDatabase();

  async function migrateDown(): Promise<void> {
    const executor = new MigrationExecutor(database.source);
    for (let left = migrations.length; left > 0; left -= 1) await executor.undoLastMigration();
  }

  it('leave nothing for the schema builder to do', async () => {
    expect((await database.source.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
  });

  it('name every constraint and index themselves', async () => {
    const schema = await readSchema(database.source);
    expect(schema.filter((line) => /(PK|FK|UQ|CHK|IDX|REL)_[0-9a-f]{10}|[0-9]$/.test(line.split(': ')[0] ?? ''))).toEqual([]);
  });

  it('go down to nothing and up again to the same', async () => {
    const before = await readSchema(database.source);
    expect(before.length).toBeGreaterThan(200);
    await migrateDown();
    expect(await readSchema(database.source)).toEqual([]);
    await migrate(database.source);
    expect(await readSchema(database.source)).toEqual(before);
  });

  it('keep the scenarios of versions that were stored before scenarios had boards', async () => {
    const executor = new MigrationExecutor(database.source);
    const since = migrations.findIndex((migration) => migration.name.startsWith('CreateScenarioForcesAndBoards'));
    for (let left = migrations.length - since; left > 0; left -= 1) await executor.undoLastMigration();
    await database.source.query(`INSERT INTO content_version (version) VALUES ('c0123456789ab')`);
    await database.source.query(`INSERT INTO strategy_battle_rule (content_version, id, ordinal, title, summary, level, operation, source_document, source_section, source_line, last_line)
      VALUES ('c0123456789ab', 'SB-S01-001', 0, 'Title', 'Summary', 'scenario', 'scenario-setup', 'book', 'section', 1, 1)`);
    await database.source.query(`INSERT INTO strategy_battle_scenario (content_version, id, ordinal, name, underground, rule_id, source_document, source_section, source_line)
      VALUES ('c0123456789ab', 'the-bridge', 0, 'The Bridge', false, 'SB-S01-001', 'book', 'section', 1)`);
    await migrate(database.source);
    const { strategyBattle } = await readContent(database.source.manager, 'c0123456789ab');
    expect(strategyBattle.scenarios).toEqual([expect.objectContaining({ id: 'the-bridge', description: '', participants: { good: [], evil: [] }, boards: [expect.objectContaining({ size: null })] })]);
    await database.source.query(`DELETE FROM content_version WHERE version = 'c0123456789ab'`);
  });

  it('make what the entities say, check by check', async () => {
    const migrated = await readSchema(database.source);
    await migrateDown();
    await database.source.synchronize();
    expect(await readSchema(database.source)).toEqual(migrated);
    await database.source.dropDatabase();
    await migrate(database.source);
  });
});
