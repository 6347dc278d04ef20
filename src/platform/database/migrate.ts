import { MigrationExecutor } from 'typeorm';
import type { DataSource, QueryRunner } from 'typeorm';

/** Key of the advisory lock that schema changes take: one process changes the schema at a time. */
const MIGRATION_LOCK = 4_727_001;

function executorFor(source: DataSource, runner: QueryRunner): MigrationExecutor {
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = 'none';
  return executor;
}

/**
 * Brings the schema up to date in one transaction under an advisory lock, so that any number of processes may start at
 * once. A schema that is up to date is only read.
 * @returns names of the migrations that ran
 */
export async function migrate(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    if (await isUpToDate(source, runner)) return [];
    await runner.startTransaction();
    await runner.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const done = await executorFor(source, runner).executePendingMigrations();
    await runner.commitTransaction();
    return done.map((migration) => migration.name);
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function isUpToDate(source: DataSource, runner: QueryRunner): Promise<boolean> {
  if (!(await runner.hasTable('migrations'))) return false;
  const executed = (await runner.query('select name from migrations')) as { name: string }[];
  const names = new Set(executed.map((row) => row.name));
  return source.migrations.every((migration) => names.has(migration.name ?? migration.constructor.name));
}
