import type { DatabaseConfig } from '../config/app-config.js';
import type { DatabaseSchema } from './database-schema.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { openEmbedded } from './open-embedded.js';
import { openServer } from './open-server.js';

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: DatabaseConfig, schema: DatabaseSchema): Promise<Database> {
  const database = config.kind === 'server' ? await openServer(config, schema) : await openEmbedded(config, schema);
  try {
    await migrate(database.source);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
