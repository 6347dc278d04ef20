import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { bootApp } from '../support/app.js';

describe('a service that has started', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => { app = await bootApp(); });
  afterAll(() => app.close());

  it('has run every migration', async () => {
    const source = app.get(DataSource);
    const rows: { name: string }[] = await source.query('select name from migrations order by id');
    expect(rows.map((row) => row.name)).toEqual(source.migrations.map((migration) => migration.name ?? migration.constructor.name));
  });
});
