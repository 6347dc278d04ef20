import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/app.js';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import { testConfig } from './config.js';
import { createTestDatabase } from './database.js';

/**
 * The whole service over a database of its own, ready for `inject` or supertest. `close()` drops the database as well.
 * @param changes settings that the test is about
 */
export async function bootApp(changes: Partial<AppConfig> = {}): Promise<NestFastifyApplication> {
  const database = await createTestDatabase();
  const app = await createApp(testConfig(database.config, changes)).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  const close = app.close.bind(app);
  app.close = async () => {
    await close();
    await database.drop();
  };
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
