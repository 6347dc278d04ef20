import { afterAll, beforeAll } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { bootDoors } from './doors.js';
import { realSnapshot } from './real-snapshot.js';

/** The doors over the real seeds, listening: one service for all cases that a spec imports, from the first to the last. */
export let app: NestFastifyApplication;

beforeAll(async () => {
  app = await bootDoors(realSnapshot);
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());
