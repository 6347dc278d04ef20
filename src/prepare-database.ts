import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { databaseSchema } from './database-schema.js';
import type { DatabaseConfig } from './platform/config/app-config.js';
import type { Database } from './platform/database/database.js';
import { openDatabase } from './platform/database/open-database.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { openSnapshots } from './reference/open-snapshots.js';

/**
 * Opens a database and leaves it as the service wants to find it: schema up to date, reference data seeded.
 * @throws StartError
 */
export async function prepareDatabase(config: DatabaseConfig, log: FastifyBaseLogger): Promise<Database> {
  Logger.overrideLogger(new NestLogger(log));
  const database = await openDatabase(config, databaseSchema, log);
  try {
    await openSnapshots(database.source);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
