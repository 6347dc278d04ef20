import type { DatabaseConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import { EXIT_CODES, StartError } from '../start-error.js';
import { isConnectionFault, reasonOf } from './connection-faults.js';
import type { DatabaseSchema } from './database-schema.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { openEmbedded } from './open-embedded.js';
import { openServer } from './open-server.js';

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Opens the configured database and brings its schema up to date.
 * @throws StartError when something outside the program is in the way
 */
export async function openDatabase(config: DatabaseConfig, schema: DatabaseSchema, log: Log): Promise<Database> {
  const database = config.kind === 'server' ? await openServer(config, schema, log) : await openEmbedded(config, schema, log);
  try {
    const migrations = await migrate(database.source);
    if (migrations.length > 0) log.info({ migrations }, 'The schema of the database is brought up to date');
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw asStartError(error);
  }
}

function asStartError(error: unknown): unknown {
  if (isConnectionFault(error)) {
    return new StartError(`The database was lost during the start: ${reasonOf(error)}.`, EXIT_CODES.unavailable, { cause: error });
  }
  if (error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE) {
    return new StartError(
      `The schema of the database is not up to date, and the role of DATABASE_URL may not change it: ${reasonOf(error)}. `
        + 'Run `npm run migrate` once with a role that may.',
      EXIT_CODES.config, { cause: error },
    );
  }
  return error;
}
