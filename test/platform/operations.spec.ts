import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { Database } from '../../src/platform/database/database.js';
import { EMBEDDED_POSTGRES_MAJOR } from '../../src/platform/database/folder/data-folder.js';
import { versionsWith } from '../../src/platform/versions.js';
import { Snapshots } from '../../src/reference/snapshots.js';
import { bootApp } from '../support/app.js';
import { engine } from '../support/engine.js';

const OLDEST_SERVER = 15;

// One service for all that follows, over a database that was empty; the last of it takes the database away.
let app: NestFastifyApplication;
beforeAll(async () => { app = await bootApp({ rateLimit: { max: 2, windowMs: 60_000 } }); });
afterAll(() => app.close());

describe('a service that has started', () => {
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

describe('the addresses for whoever runs the service', () => {
  const get = (url: string) => app.inject({ method: 'GET', url });

  async function figures(): Promise<string[]> {
    return (await get('/metrics')).body.split('\n');
  }

  it('says that the process is alive', async () => {
    const answer = await get('/livez');
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, { status: 'alive' }, 'no-store']);
  });

  it('says that it is ready, with what, and whether the database answers', async () => {
    const answer = await get('/readyz');
    const { content } = app.get(Snapshots, { strict: false }).current();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({ status: 'ready', snapshot: { loaded: true, content }, database: { engine, answers: true } });
  });

  it('counts requests by the template of their route, whatever callers ask for', async () => {
    for (const name of ['a', 'b', 'c']) await get(`/v1/strategy-battle/units/${name}`);
    for (const name of ['a', 'b', 'c']) await get(`/nowhere/${name}`);
    await app.inject({ method: 'DELETE', url: '/v1/meta' });
    const counts = (await figures()).filter((line) => line.startsWith('hornburg_http_request_duration_seconds_count'));
    expect(counts.join('\n')).toMatch(/route="\/v1\/strategy-battle\/units\/:id",status="(404|429)"/);
    expect(counts.filter((line) => /nowhere|units\/[abc]/.test(line))).toEqual([]);
    expect(counts.some((line) => line.includes('method="GET",route="none"'))).toBe(true);
    expect(counts.some((line) => line.includes('method="DELETE",route="none"'))).toBe(true);
  });

  it('gives versions, database and event loop as figures', async () => {
    const lines = await figures();
    const { contract, engine: program, content } = versionsWith(app.get(Snapshots, { strict: false }).current().content);
    expect(lines).toContain(`hornburg_info{contract="${contract}",engine="${program}",content="${content}"} 1`);
    expect(lines).toContain('hornburg_database_up 1');
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true);
  });

  it('is not counted against a caller', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await get('/livez')).statusCode));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const limited = await Promise.all(Array.from({ length: 4 }, async () => (await get('/v1/meta')).statusCode));
    expect(limited).toContain(429);
  });
});

describe('a service whose database has gone', () => {
  // Another caller: the first has used up what one may ask.
  const get = (url: string) => app.inject({ method: 'GET', url, remoteAddress: '198.51.100.7' });
  beforeAll(async () => {
    await app.get(Database).close();
    // What the probe says may be a second old.
    await sleep(1100);
  });

  it('stays ready and says what is missing', async () => {
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ status: 'ready', database: { engine, answers: false } })]);
    expect(app.get(DataSource).isInitialized).toBe(false);
  });

  it('serves what it has in memory', async () => {
    const { statusCode, json } = await get('/v1/strategy-battle/units?limit=200');
    expect(statusCode).toBe(200);
    expect(json().items.length).toBeGreaterThan(0);
  });

  it('refuses an older content version as unavailable', async () => {
    const answer = await get('/v1/strategy-battle/units?content=c000000000000');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  });

  it('shows it in the figures', async () => {
    expect((await get('/metrics')).body.split('\n')).toContain('hornburg_database_up 0');
  });
});
