import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DataSource } from 'typeorm';
import type { EmbeddedDatabaseConfig } from '../config/app-config.js';
import { commonOptions } from './data-source-options.js';
import type { DatabaseSchema } from './database-schema.js';
import { Database } from './database.js';

/** Opens the Postgres that the service brings along. The whole database is one session on the main thread. */
export async function openEmbedded(config: EmbeddedDatabaseConfig, schema: DatabaseSchema): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  if (config.folder !== null) mkdirSync(config.folder, { recursive: true });
  const engine = await PGlite.create({
    dataDir: config.folder === null ? 'memory://' : join(config.folder, 'data'),
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  });
  const source = await new DataSource({
    ...commonOptions(schema, () => undefined),
    connectTimeoutMS: 10_000,
    extra: { ...createPgConfig(engine), max: 1, idleTimeoutMillis: 0 },
  }).initialize();
  return new EmbeddedDatabase(source, engine);
}

class EmbeddedDatabase extends Database {
  readonly engine = 'embedded';

  constructor(readonly source: DataSource, private readonly postgres: PGlite) {
    super();
  }

  async answers(): Promise<boolean> {
    return this.source.query('select 1').then(() => true, () => false);
  }

  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
    if (!this.postgres.closed) await this.postgres.close();
  }
}
