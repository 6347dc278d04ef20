import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { databaseSchema } from './database-schema.js';
import type { AppConfig } from './platform/config/app-config.js';
import { openDatabase } from './platform/database/open-database.js';
import { configureHttp } from './platform/http/configure-http.js';
import { httpServerOptions } from './platform/http-server-options.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { measureRequests } from './platform/metrics/measure-requests.js';
import { Metrics } from './platform/metrics/metrics.js';
import type { Platform } from './platform/platform.module.js';

/**
 * Opens the database and builds the whole service over it. It does not listen yet: `app.listen` or `app.init` does the rest.
 * Closing the application closes the database.
 * @throws StartError when something outside the program is in the way
 */
export async function createApp(config: AppConfig): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(httpServerOptions(config));
  const { log } = adapter.getInstance();
  const database = await openDatabase(config.database, databaseSchema, log);
  try {
    return await buildApp({ config, database, log }, adapter);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function buildApp(platform: Platform, adapter: FastifyAdapter): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(platform), adapter, {
    abortOnError: false,
    bodyParser: false,
    logger: new NestLogger(adapter.getInstance().log),
  });
  measureRequests(adapter.getInstance(), app.get(Metrics, { strict: false }));
  await configureHttp(app, platform.config);
  return app;
}
