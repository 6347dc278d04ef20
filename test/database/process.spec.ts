import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EXIT_CODES } from '../../src/platform/start-error.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { environmentOf } from '../support/config.js';
import { PATIENCE_MS, ServiceRuns } from '../support/service-runs.js';
import type { ServiceProcess } from '../support/service-process.js';
import { SteadyCaller } from '../support/steady-caller.js';

const STACK_LINE = /^\s+at /m;

describe('the process', () => {
  const runs = new ServiceRuns();
  let database: TestDatabase;

  beforeAll(async () => {
    await runs.install();
    database = await createTestDatabase();
  }, PATIENCE_MS);
  afterAll(async () => {
    await runs.remove();
    await database.drop();
  }, PATIENCE_MS);
  afterEach(() => runs.endAll(), PATIENCE_MS);

  function start(changes: Record<string, string> = {}, program = 'main'): ServiceProcess {
    return runs.start({ ...environmentOf(database.config), ...changes }, program);
  }

  // The first: the database is empty, and the others start over what this one leaves in it.
  it('prepares a database alone, and a service then has nothing to change', async () => {
    const preparing = start({}, 'migrate');
    expect(await preparing.ended).toEqual({ code: 0, signal: null });
    expect(preparing.log.some(({ msg }) => msg.includes('schema of the database is brought up to date'))).toBe(true);
    const process = start();
    await process.listening();
    expect(process.log.filter(({ msg }) => msg.includes('brought up to date') || msg.includes('Making'))).toEqual([]);
  }, PATIENCE_MS);

  it('answers every request that it took before it stops', async () => {
    const process = start();
    const url = await process.listening();
    const body = JSON.stringify({ query: '{ __typename }' });
    const callers = [0, 0, 1, 5, 20, 100].flatMap((pauseMs) => [
      new SteadyCaller(`${url}/v1/meta`, pauseMs), new SteadyCaller(`${url}/graphql`, pauseMs, body),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    process.signal('SIGTERM');
    expect(await process.ended).toEqual({ code: 0, signal: null });
    const calls = (await Promise.all(callers.map((caller) => caller.finish()))).flat();
    expect(calls.filter(({ status, fault }) => status !== 200 && fault !== 'ECONNREFUSED')).toEqual([]);
    expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThan(callers.length);
    expect(calls.some(({ status, keptAlive }) => status === 200 && !keptAlive)).toBe(true);
    expect(process.log.at(-1)?.msg).toBe('Stopped');
  }, PATIENCE_MS);

  it('waits for a request that has come in by half', async () => {
    const process = start();
    const { hostname, port } = new URL(await process.listening());
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let answer = '';
    socket.on('data', (text: string) => { answer += text; });
    const body = JSON.stringify({ query: '{ __typename }' });
    socket.write(`POST /graphql HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    await once(socket, 'ready');
    await fetch(`http://${hostname}:${port}/livez`);
    process.signal('SIGTERM');
    await process.logged('Stopping');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    socket.write(body.slice(5));
    expect(await process.ended).toEqual({ code: 0, signal: null });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  }, PATIENCE_MS);

  it('tells probes that it stops while it still takes connections, and ends at once at a second signal that is no echo of the first', async () => {
    const process = start({ STOP_DELAY_SECONDS: '300' });
    const url = await process.listening();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    process.signal('SIGTERM');
    await process.logged('Stopping');
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ status: 'stopping' })]);
    process.signal('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    process.signal('SIGINT');
    expect(await process.ended).toEqual({ code: EXIT_CODES.failed, signal: null });
  }, PATIENCE_MS);

  it('hears a signal while it still starts', async () => {
    const process = start({ DATABASE_URL: 'postgres://127.0.0.1:9/gone', DATABASE_WAIT_SECONDS: '600' });
    await process.logged('does not answer yet');
    process.signal('SIGTERM');
    expect(await process.ended).toEqual({ code: 143, signal: null });
  }, PATIENCE_MS);

  it.each([
    ['settings that make no sense', { PORT: 'http', LOG_LEVEL: 'loud' }, EXIT_CODES.config, ['PORT is "http"', 'LOG_LEVEL is "loud"']],
    ['a server that does not answer', { DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/gone', DATABASE_WAIT_SECONDS: '1' },
      EXIT_CODES.unavailable, ['127.0.0.1:9/gone does not answer', 'ECONNREFUSED', 'waited 1 s']],
    ['a host that does not exist', { DATABASE_URL: 'postgres://me:secret@nowhere.invalid/gone', DATABASE_WAIT_SECONDS: '0' },
      EXIT_CODES.unavailable, ['nowhere.invalid:5432/gone does not answer']],
    ['a place where no folder can be made', { DATABASE_URL: '', DATA_DIR: '/proc/nope' }, EXIT_CODES.unavailable, ['/proc/nope cannot be opened', 'DATA_DIR']],
    ['a file for a folder', { DATABASE_URL: '', DATA_DIR: '/dev/null' }, EXIT_CODES.unavailable, ['/dev/null cannot be opened', 'is a file', 'DATA_DIR']],
    ['an address that is not its own', { HOST: '203.0.113.7' }, EXIT_CODES.unavailable, ['cannot listen on 203.0.113.7', 'no such address']],
  ])('says in plain words that it cannot start: %s', async (_what, environment, code, words) => {
    const process = start(environment);
    expect(await process.ended).toEqual({ code, signal: null });
    expect(process.messages).toContain('Hornburg cannot start.');
    for (const word of words) expect(process.messages).toContain(word);
    expect(process.messages).not.toMatch(STACK_LINE);
    expect(process.messages).not.toContain('secret');
    expect(process.log.filter((line) => 'err' in line)).toEqual([]);
  }, PATIENCE_MS);

  it('says so when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const process = start({ PORT: String((other.address() as AddressInfo).port) });
    expect(await process.ended).toEqual({ code: EXIT_CODES.unavailable, signal: null });
    expect(process.messages).toContain('another process listens there');
    expect(process.messages).not.toMatch(STACK_LINE);
    other.close();
  }, PATIENCE_MS);
});
