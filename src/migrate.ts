import { readConfig } from './platform/config/load-config.js';
import { processLog } from './platform/logging/process-log.js';
import { endOnStartError } from './platform/start-error.js';
import { prepareDatabase } from './prepare-database.js';

/** Brings schema and reference data up to date and ends: for a role that may change them, before services start that only read. */
async function migrateAndSeed(): Promise<void> {
  const config = readConfig();
  const log = processLog(config.logLevel);
  const database = await prepareDatabase(config.database, log);
  await database.close();
  log.info({}, 'The database is up to date');
}

await migrateAndSeed().catch(endOnStartError);
