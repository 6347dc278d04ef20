import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { EXIT_CODES } from '../../src/platform/start-error.js';
import { environmentOf } from '../support/config.js';
import { createTestDatabase, onServer } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { engine } from '../support/engine.js';
import type { ServiceProcess } from '../support/service-process.js';
import { PATIENCE_MS, ServiceRuns } from '../support/service-runs.js';
import { TcpProxy } from '../support/tcp-proxy.js';

interface Case {
  readonly name: string;
  run(): Promise<void>;
}

interface Readiness {
  readonly status: string;
  readonly snapshot: { readonly content: string };
  readonly database: { readonly answers: boolean };
}

const runs = new ServiceRuns();
let database: TestDatabase;

const start = (changes: Record<string, string> = {}, program = 'main'): ServiceProcess =>
  runs.start({ ...environmentOf(database.config), ...changes }, program);

async function readiness(url: string): Promise<Readiness> {
  const answer = await fetch(`${url}/readyz`);
  return (await answer.json()) as Readiness;
}

/** Asks until the probe says that. */
async function untilDatabaseAnswers(url: string, expected: boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while ((await readiness(url)).database.answers !== expected) {
    if (Date.now() > end) throw new Error(`The probe never said that the database ${expected ? 'answers' : 'is gone'}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A line to the test's database that can be cut. */
async function proxied(): Promise<{ proxy: TcpProxy; url: string }> {
  const url = new URL((database.config as { url: string }).url);
  const proxy = await TcpProxy.before(url.hostname, Number(url.port || '5432'));
  url.host = `${proxy.address.host}:${proxy.address.port}`;
  return { proxy, url: url.href };
}

const embeddedCases: Case[] = [
  {
    name: 'one starts from the template, a second is told who holds the folder, and a later one finds all in place',
    run: async () => {
      const first = start();
      await first.listening();
      expect(await first.logged('Making the embedded database')).toMatchObject({ templated: true });
      const second = start();
      expect(await second.ended).toEqual({ code: EXIT_CODES.held, signal: null });
      expect(second.messages).toContain(`is in use by process ${first.pid} on host`);
      expect(second.messages).not.toMatch(/^\s+at /m);
      expect(await first.stop()).toEqual({ code: 0, signal: null });
      const later = start();
      await later.listening();
      expect(later.log.some(({ msg }) => msg.includes('Making'))).toBe(false);
    },
  },
  {
    name: 'a process follows one that was killed, with all that it had stored',
    run: async () => {
      const first = start();
      const { snapshot } = await readiness(await first.listening());
      first.signal('SIGKILL');
      await first.ended;
      const next = start();
      expect(await readiness(await next.listening())).toMatchObject({ status: 'ready', snapshot, database: { answers: true } });
    },
  },
  {
    name: 'of three that start at once on a new folder one comes up, and the others say why they do not',
    run: async () => {
      const processes = [start(), start(), start()];
      const outcomes = await Promise.all(processes.map((process) => process.listening().then(() => 'up', () => process.ended)));
      expect(outcomes.filter((outcome) => outcome === 'up')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome !== 'up')).toEqual(Array.from({ length: 2 }, () => ({ code: EXIT_CODES.held, signal: null })));
    },
  },
];

const serverCases: Case[] = [
  {
    name: 'three that start at once on an empty database all come up with the same content',
    run: async () => {
      const processes = [start(), start(), start()];
      const urls = await Promise.all(processes.map((process) => process.listening()));
      const ready = await Promise.all(urls.map(readiness));
      expect(new Set(ready.map(({ snapshot }) => snapshot.content)).size).toBe(1);
      const changers = processes.filter(({ log }) => log.some(({ msg }) => msg.includes('brought up to date')));
      expect(changers).toHaveLength(1);
    },
  },
  {
    name: 'one is told plainly what the server refuses',
    run: async () => {
      const url = new URL((database.config as { url: string }).url);
      url.pathname += '_of_nobody';
      const process = start({ DATABASE_URL: url.href, DATABASE_WAIT_SECONDS: '60' });
      expect(await process.ended).toEqual({ code: EXIT_CODES.unavailable, signal: null });
      expect(process.messages).toMatch(/^Hornburg cannot start\. The database at .* refuses the connection: database ".*" does not exist\./);
      expect(process.messages).not.toMatch(/^\s+at /m);
    },
  },
  {
    name: 'one goes on serving when its database is gone, says so, and finds it again',
    run: async () => {
      const { proxy, url } = await proxied();
      const process = start({ DATABASE_URL: url });
      const address = await process.listening();
      await untilDatabaseAnswers(address, true);
      await proxy.cut();
      await untilDatabaseAnswers(address, false);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect((await fetch(`${address}/v1/meta`)).status).toBe(200);
      expect((await fetch(`${address}/v1/strategy-battle/units?content=c000000000000`)).status).toBe(503);
      expect(await (await fetch(`${address}/metrics`)).text()).toContain('hornburg_database_up 0');
      await proxy.mend();
      await untilDatabaseAnswers(address, true);
      expect((await fetch(`${address}/v1/strategy-battle/units?content=c000000000000`)).status).toBe(404);
      expect(await process.stop()).toEqual({ code: 0, signal: null });
      await proxy.cut();
    },
  },
  {
    name: 'one goes on serving, and answers in time, when the line to its database is dead but not closed',
    run: async () => {
      const { proxy, url } = await proxied();
      const process = start({ DATABASE_URL: url });
      const address = await process.listening();
      proxy.hang();
      await untilDatabaseAnswers(address, false);
      const begun = performance.now();
      expect((await fetch(`${address}/v1/strategy-battle/units`)).status).toBe(200);
      expect((await fetch(`${address}/v1/strategy-battle/units?content=c000000000000`)).status).toBe(503);
      expect(performance.now() - begun).toBeLessThan(20_000);
      await proxy.cut();
      await proxy.mend();
      await untilDatabaseAnswers(address, true);
      expect(await process.stop()).toEqual({ code: 0, signal: null });
      await proxy.cut();
    },
  },
  {
    name: 'one whose role may only read starts on a prepared database, and says what to do on an empty one',
    run: async () => {
      const { url } = database.config as { url: string };
      const reader = `${new URL(url).pathname.slice(1)}_reader`;
      await onServer(`create role ${reader} login password 'reading'`);
      const readerUrl = new URL(url);
      readerUrl.username = reader;
      readerUrl.password = 'reading';
      try {
        const early = start({ DATABASE_URL: readerUrl.href });
        expect(await early.ended).toEqual({ code: EXIT_CODES.config, signal: null });
        expect(early.messages).toContain('npm run migrate');
        expect(await start({}, 'migrate').ended).toEqual({ code: 0, signal: null });
        await grantReading(url, reader);
        const process = start({ DATABASE_URL: readerUrl.href });
        expect(await readiness(await process.listening())).toMatchObject({ status: 'ready', database: { answers: true } });
      } finally {
        await runs.endAll();
        await database.drop();
        await onServer(`drop role ${reader}`);
      }
    },
  },
];

async function grantReading(url: string, reader: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`grant select on all tables in schema public to ${reader}`);
  await client.end();
}

describe('several processes', () => {
  beforeAll(() => runs.install(), PATIENCE_MS);
  afterAll(() => runs.remove(), PATIENCE_MS);
  beforeEach(async () => { database = await createTestDatabase(); });
  afterEach(async () => {
    await runs.endAll();
    await database.drop();
  }, PATIENCE_MS);

  it.each(engine === 'server' ? serverCases : embeddedCases)('$name', ({ run }) => run(), PATIENCE_MS * 2);
});
