import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { EmbeddedDatabaseConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import { commonOptions } from './data-source-options.js';
import type { DatabaseSchema } from './database-schema.js';
import { Database } from './database.js';
import { startEngine } from './embedded-engine.js';
import type { EmbeddedEngine } from './embedded-engine.js';

/** How long a query that is asked for nothing may wait for others, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Opens the Postgres that the service brings along. The whole database is one session on the main thread.
 * @throws StartError
 */
export async function openEmbedded(config: EmbeddedDatabaseConfig, schema: DatabaseSchema, log: Log): Promise<Database> {
  const engine = await startEngine(config, log);
  try {
    const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
    const source = new DataSource({
      ...commonOptions(schema, log),
      connectTimeoutMS: 10_000,
      extra: Object.assign({ max: 1, idleTimeoutMillis: 0 }, createPgConfig(engine.postgres)),
    });
    await source.initialize();
    return new EmbeddedDatabase(source, engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** The embedded Postgres, open. */
export class EmbeddedDatabase extends Database {
  readonly engine = 'embedded';

  constructor(readonly source: DataSource, private readonly embedded: EmbeddedEngine) {
    super();
  }

  async answers(): Promise<boolean> {
    if (!this.source.isInitialized) return false;
    const answer = this.source.query('select 1').then(() => true, () => false);
    return Promise.race([answer, sleep(PATIENCE_MS, false, { ref: false })]);
  }

  /** The whole data folder as a compressed tar archive, to make a template of. */
  async dump(): Promise<Buffer> {
    await this.source.query('checkpoint');
    const archive = await this.embedded.postgres.dumpDataDir('gzip');
    return Buffer.from(await archive.arrayBuffer());
  }

  async close(): Promise<void> {
    try {
      if (this.source.isInitialized) await this.source.destroy();
    } finally {
      await this.embedded.close();
    }
  }
}
