import type { DataSourceOptions } from 'typeorm';
import type { Log } from '../logging/log.js';
import { reasonOf } from './connection-faults.js';
import type { DatabaseSchema } from './database-schema.js';

/** What both engines have in common. A pool that loses a connection says so and goes on. */
export function commonOptions(schema: DatabaseSchema, log: Log) {
  return {
    type: 'postgres',
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    synchronize: false,
    migrationsRun: false,
    installExtensions: false,
    logging: false,
    poolErrorHandler: (error: unknown) => log.warn({ reason: reasonOf(error) }, 'A connection to the database is lost'),
  } satisfies DataSourceOptions;
}
