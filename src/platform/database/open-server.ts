import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { ServerDatabaseConfig } from '../config/app-config.js';
import type { Log } from '../logging/log.js';
import { EXIT_CODES, StartError } from '../start-error.js';
import { isConnectionFault, reasonOf } from './connection-faults.js';
import { commonOptions } from './data-source-options.js';
import type { DatabaseSchema } from './database-schema.js';
import { Database } from './database.js';
import { pingServer } from './ping-server.js';

const ATTEMPT_TIMEOUT_MS = 5000;
const PAUSE_MS = 500;

/**
 * Opens the Postgres of DATABASE_URL. One that does not answer yet is waited for.
 * @throws StartError when it does not answer in time, or refuses
 */
export async function openServer(config: ServerDatabaseConfig, schema: DatabaseSchema, log: Log): Promise<Database> {
  const end = Date.now() + config.waitMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return new ServerDatabase(await connect(config, schema, log), config.url);
    } catch (error) {
      if (!isConnectionFault(error)) throw refused(config, error);
      if (Date.now() + PAUSE_MS > end) throw unreachable(config, error);
      log.warn({ attempt, reason: reasonOf(error) }, 'The database does not answer yet');
      await sleep(PAUSE_MS);
    }
  }
}

function connect({ url, waitMs }: ServerDatabaseConfig, schema: DatabaseSchema, log: Log): Promise<DataSource> {
  const source = new DataSource({
    ...commonOptions(schema, log),
    url,
    applicationName: 'hornburg',
    poolSize: 4,
    connectTimeoutMS: Math.max(1000, Math.min(ATTEMPT_TIMEOUT_MS, waitMs)),
    extra: { keepAlive: true, query_timeout: 120_000 },
  });
  return source.initialize();
}

/** Host, port and name of the database: never user or password. */
function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname === '' ? 'localhost' : hostname}:${port === '' ? '5432' : port}${pathname}`;
}

function unreachable({ url, waitMs }: ServerDatabaseConfig, cause: unknown): StartError {
  return new StartError(
    `The database at ${nameOf(url)} does not answer: ${reasonOf(cause)} (waited ${waitMs / 1000} s). `
      + 'Look whether it runs and whether DATABASE_URL is right; DATABASE_WAIT_SECONDS says how long to wait for it.',
    EXIT_CODES.unavailable, { cause },
  );
}

function refused({ url }: ServerDatabaseConfig, cause: unknown): StartError {
  return new StartError(
    `The database at ${nameOf(url)} refuses the connection: ${reasonOf(cause)}. Look whether DATABASE_URL is right.`,
    EXIT_CODES.unavailable, { cause },
  );
}

class ServerDatabase extends Database {
  readonly engine = 'server';

  constructor(readonly source: DataSource, private readonly url: string) {
    super();
  }

  async answers(): Promise<boolean> {
    return this.source.isInitialized && pingServer(this.url);
  }

  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
