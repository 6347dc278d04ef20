import { DataSource } from 'typeorm';
import type { ServerDatabaseConfig } from '../config/app-config.js';
import { commonOptions } from './data-source-options.js';
import type { DatabaseSchema } from './database-schema.js';
import { Database } from './database.js';

/** Opens the Postgres of DATABASE_URL. */
export async function openServer(config: ServerDatabaseConfig, schema: DatabaseSchema): Promise<Database> {
  const source = await new DataSource({
    ...commonOptions(schema, () => undefined),
    url: config.url,
    poolSize: 4,
    connectTimeoutMS: 5000,
  }).initialize();
  return new ServerDatabase(source);
}

class ServerDatabase extends Database {
  readonly engine = 'server';

  constructor(readonly source: DataSource) {
    super();
  }

  async answers(): Promise<boolean> {
    return this.source.query('select 1').then(() => true, () => false);
  }

  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
