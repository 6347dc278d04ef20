import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { Database } from '../../src/platform/database/database.js';
import { versionsWith } from '../../src/platform/versions.js';
import { Snapshots } from '../../src/reference/snapshots.js';
import { bootApp } from '../support/app.js';
import { engine } from '../support/engine.js';

describe('the addresses for whoever runs the service', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => { app = await bootApp({ rateLimit: { max: 2, windowMs: 60_000 } }); });
  afterAll(() => app.close());

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
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await bootApp();
    await app.get(Database).close();
  });
  afterAll(() => app.close());

  it('stays ready and says what is missing', async () => {
    const answer = await app.inject({ method: 'GET', url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ status: 'ready', database: { engine, answers: false } })]);
    expect(app.get(DataSource).isInitialized).toBe(false);
  });

  it('serves what it has in memory', async () => {
    const { statusCode, json } = await app.inject({ method: 'GET', url: '/v1/strategy-battle/units?limit=200' });
    expect(statusCode).toBe(200);
    expect(json().items.length).toBeGreaterThan(0);
  });

  it('refuses an older content version as unavailable', async () => {
    const answer = await app.inject({ method: 'GET', url: '/v1/strategy-battle/units?content=c000000000000' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  });

  it('shows it in the figures', async () => {
    expect((await app.inject({ method: 'GET', url: '/metrics' })).body.split('\n')).toContain('hornburg_database_up 0');
  });
});
