import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { EMBEDDED_POSTGRES_MAJOR } from '../../src/platform/database/folder/data-folder.js';
import { bootApp } from '../support/app.js';
import { engine } from '../support/engine.js';

const OLDEST_SERVER = 15;

describe('a service that has started', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => { app = await bootApp(); });
  afterAll(() => app.close());

  it('has run every migration, in the order of the register', async () => {
    const source = app.get(DataSource);
    const rows: { name: string }[] = await source.query('select name from migrations order by id');
    expect(rows.map((row) => row.name)).toEqual(source.migrations.map((migration) => migration.name ?? migration.constructor.name));
  });

  it('runs on a Postgres that it knows', async () => {
    const [row]: { version: string }[] = await app.get(DataSource).query("select current_setting('server_version_num') as version");
    const major = Math.floor(Number(row?.version) / 10_000);
    if (engine === 'embedded') expect(major).toBe(EMBEDDED_POSTGRES_MAJOR);
    else expect(major).toBeGreaterThanOrEqual(OLDEST_SERVER);
  });
});
