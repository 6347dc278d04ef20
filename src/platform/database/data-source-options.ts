import type { DataSourceOptions } from 'typeorm';
import type { DatabaseSchema } from './database-schema.js';

/** What both engines have in common: no schema magic, no extensions, no stack traces on the console. */
export function commonOptions(schema: DatabaseSchema, onPoolError: (error: unknown) => void) {
  return {
    type: 'postgres',
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    synchronize: false,
    migrationsRun: false,
    installExtensions: false,
    logging: false,
    poolErrorHandler: onPoolError,
  } satisfies DataSourceOptions;
}
