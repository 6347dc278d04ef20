import type { AppConfig, DatabaseConfig } from '../../src/platform/config/app-config.js';

/** Settings of a service under test: quiet, unlimited, on a free port. */
export function testConfig(database: DatabaseConfig, changes: Partial<AppConfig> = {}): AppConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    database,
    rateLimit: { max: 0, windowMs: 60_000 },
    trustProxy: false,
    stop: { delayMs: 0, timeoutMs: 5000 },
    ...changes,
  };
}

/** The variables that make a process use that database. */
export function environmentOf(database: DatabaseConfig): Record<string, string> {
  return database.kind === 'server' ? { DATABASE_URL: database.url } : { DATA_DIR: database.folder };
}
