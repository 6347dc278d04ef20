import 'reflect-metadata';
import { databaseSchema } from './database-schema.js';
import type { DatabaseConfig } from './platform/config/app-config.js';
import type { Database } from './platform/database/database.js';
import { openDatabase } from './platform/database/open-database.js';
import type { Log } from './platform/logging/log.js';
import { openSnapshots } from './reference/open-snapshots.js';

/**
 * Opens a database and leaves it as the service wants to find it: schema up to date, reference data seeded.
 * @throws StartError
 */
export async function prepareDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  const database = await openDatabase(config, databaseSchema, log);
  try {
    await openSnapshots(database.source);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
