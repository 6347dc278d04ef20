import { beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import supertest from 'supertest';
import { DEEPEST_JSON, LARGEST_BODY, LARGEST_HEADERS, LONGEST_PATH_PARAMETER } from '../../../src/platform/http/limits.js';
import { expectToMatchOpenApi, openApi } from '../../support/openapi.js';
import { app } from '../../support/real-doors.js';
import { realSnapshot } from '../../support/real-snapshot.js';

const UNIT = '/v1/strategy-battle/units/orc-captain';
const UNITS = '/v1/strategy-battle/units?limit=200';
const VALIDATE = '/v1/strategy-battle/armies/validate';
const json = 'application/json';

let caller: ReturnType<typeof supertest>;
beforeAll(() => {
  caller = supertest(app.getHttpServer());
});

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('errors', () => {
  it.each([
    ['an address that is not there', 'GET', '/v1/nothing', undefined, undefined, 404, 'not-found'],
    ['capitals in an address', 'GET', '/V1/meta', undefined, undefined, 404, 'not-found'],
    ['a method the address does not take', 'DELETE', UNIT, undefined, undefined, 405, 'method-not-allowed'],
    ['a POST where only GET is', 'POST', UNIT, '{}', json, 405, 'method-not-allowed'],
    ['a GET where only POST is', 'GET', VALIDATE, undefined, undefined, 405, 'method-not-allowed'],
    ['a percent sign alone', 'GET', '/v1/%zz', undefined, undefined, 400, 'malformed'],
    ['an id that is far too long', 'GET', `/v1/strategy-battle/units/${'x'.repeat(LONGEST_PATH_PARAMETER + 1)}`, undefined, undefined, 414, 'uri-too-long'],
    ['an unknown id', 'GET', '/v1/strategy-battle/units/orc-captian', undefined, undefined, 404, 'unknown-unit'],
    ['an unknown parameter', 'GET', `${UNIT}?feilds=id`, undefined, undefined, 422, 'invalid-input'],
    ['broken JSON', 'POST', VALIDATE, '{', json, 400, 'malformed'],
    ['an empty body', 'POST', VALIDATE, '', json, 400, 'malformed'],
    ['JSON that nests too deep', 'POST', VALIDATE, nested(DEEPEST_JSON + 1), json, 400, 'malformed'],
    ['a key that stands twice', 'POST', VALIDATE, '{"side":"good","entries":[],"side":"evil"}', json, 400, 'malformed'],
    ['a body that is too large', 'POST', VALIDATE, `"${'x'.repeat(LARGEST_BODY)}"`, json, 413, 'body-too-large'],
    ['a form', 'POST', VALIDATE, 'side=good', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['plain text', 'POST', VALIDATE, '{}', 'text/plain', 415, 'unsupported-media-type'],
    ['a key of the prototype', 'POST', VALIDATE, '{"side":"good","entries":[],"__proto__":{"side":"evil"}}', json, 422, 'invalid-input'],
  ])('%s: problem details that anybody may read and nobody keeps', async (_what, method, path, body, type, status, code) => {
    const request = caller[method.toLowerCase() as 'get'](path);
    const answer = await (body === undefined ? request : request.set('content-type', type).send(body));
    expect({ status: answer.status, type: answer.type, ...answer.body }).toMatchObject({ status, type: `/docs/problems#${code}`, code, instance: path.split('?')[0]?.slice(0, 200) });
    expect(answer.type).toBe('application/problem+json');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]+$/);
    expect(answer.headers.etag).toBeUndefined();
    expectToMatchOpenApi(answer);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused where an answer to GET is kept already', async (method) => {
    await caller.get(UNIT).expect(200);
    const answer = await caller[method.toLowerCase() as 'put'](UNIT);
    expect([answer.status, answer.type, answer.headers.allow]).toEqual([405, 'application/problem+json', 'GET, HEAD, OPTIONS']);
  });

  it.each([
    ['REST', VALIDATE, '{"side":"evil","entries":[{"unit":"orc-warrior","count":1,"count":2}]}', '/entries/0/count'],
    ['GraphQL', '/graphql', '{"query":"query ($army: StrategyBattleArmyInput!) { strategyBattle { armyValidate(input: $army) { valid } } }","variables":{"army":{"side":"evil","side":"good","entries":[]}}}', '/variables/army/side'],
  ])('point to a key that stands twice, through %s', async (_door, path, body, pointer) => {
    const answer = await caller.post(path).set('content-type', json).send(body);
    expect([answer.status, (answer.body as { errors: readonly object[] }).errors]).toEqual([400, [expect.objectContaining({ pointer, code: 'too-many' })]]);
  });

  it.each([
    ['/v1/strategy-battle/unit', ['/v1/strategy-battle/units']],
    ['/v1/strategy-batle/units?limit=1', ['/v1/strategy-battle/units']],
    ['/v1/strategy-battle/special_rules', ['/v1/strategy-battle/special-rules']],
    ['/v1/war-of-the-ring/recruitments', ['/v1/war-of-the-ring/recruitment']],
    ['/v1/strategy-battle/fight', ['/v1/strategy-battle/fight/odds', '/v1/strategy-battle/fight/resolve']],
  ])('suggest addresses near %s', async (path, suggestions) => {
    const answer = await caller.get(path);
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not-found', errors: [{ pointer: '', code: 'unknown-id', suggestions }] }]);
  });

  it('say where a body ceases to be JSON', async () => {
    const answer = await caller.post(VALIDATE).set('content-type', json).send('{"side":"evil",\n"entries":[{"unit":}]}');
    const detail = 'The body is not JSON: a value is wanted at line 2, column 20, not "}".';
    expect(answer.body).toMatchObject({ detail, errors: [{ pointer: '/entries/0/unit', code: 'malformed-value', detail }] });
  });

  it('name the methods that an address takes', async () => {
    expect((await caller.delete(UNIT)).headers.allow).toBe('GET, HEAD, OPTIONS');
    expect((await caller.get(VALIDATE)).headers.allow).toBe('OPTIONS, POST');
  });

  it.each([
    ['announced', (): RequestInit => ({ body: ' '.repeat(5 * LARGEST_BODY) })],
    ['without its length', (): RequestInit & { readonly duplex: 'half' } => ({ body: new Blob([' '.repeat(5 * LARGEST_BODY)]).stream(), duplex: 'half' })],
  ])('reach the sender of a body that is much too large, %s', async (_what, body) => {
    const statuses = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await fetch(`${await app.getUrl()}${VALIDATE}`, { method: 'POST', headers: { 'content-type': json }, ...body() })).status);
    }
    expect(statuses).toEqual(Array(5).fill(413));
  });

  it('of no HTTP, and of too large a head, are problem details too', async () => {
    const say = (text: string): Promise<string> => new Promise((resolve, reject) => {
      const socket = connect((app.getHttpServer().address() as { port: number }).port, '127.0.0.1', () => socket.write(text));
      let heard = '';
      socket.on('data', (data) => (heard += data.toString())).on('end', () => resolve(heard)).on('error', reject);
    });
    expect(await say('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json.*"code":"malformed"/s);
    expect(await say(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(LARGEST_HEADERS)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 .*"code":"headers-too-large"/s);
  });
});

describe('other origins', () => {
  it.each([UNIT, '/v1/nothing', VALIDATE, '/graphql', '/docs', '/openapi.json'])('may ask beforehand about %s', async (path) => {
    await caller.get(path);
    const answer = await caller.options(path).set({ origin: 'https://list.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS', 'access-control-allow-headers': 'content-type' });
  });
});

describe('reference data', () => {
  it('has a strong tag that answers 304, alone, in a list, weak and as a star', async () => {
    const whole = await caller.get(UNIT).set('accept-encoding', 'identity');
    const { etag } = whole.headers;
    expect(etag).toMatch(new RegExp(`^"${realSnapshot.content}-[\\w-]+"$`));
    expect(whole.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' });
    for (const tags of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const answer = await caller.get(UNIT).set({ 'accept-encoding': 'identity', 'if-none-match': tags });
      expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', etag]);
      expectToMatchOpenApi(answer);
    }
    expect((await caller.get(UNIT).set({ 'accept-encoding': 'identity', 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is the same the first time and when it is kept', async () => {
    const path = '/v1/strategy-battle/units/gimli';
    const shown = async (): Promise<unknown> => {
      const { status, text, headers } = await caller.get(path).set('accept-encoding', 'identity');
      const { date: _date, 'x-request-id': _id, ...lasting } = headers;
      return { status, text, lasting };
    };
    expect(await shown()).toEqual(await shown());
  });

  it('answers HEAD as GET without the body, the first time and after', async () => {
    const path = '/v1/strategy-battle/units/legolas';
    const plain = { 'accept-encoding': 'identity' };
    const [first, second, whole] = [await caller.head(path).set(plain), await caller.head(path).set(plain), await caller.get(path).set(plain)];
    for (const head of [first, second]) {
      expect([head.status, head.body, head.headers.etag, head.headers['content-length']]).toEqual([200, {}, whole.headers.etag, whole.headers['content-length']]);
    }
  });

  it('comes packed where that is worth while, each packing with a tag of its own', async () => {
    const raw = await caller.get(UNITS).set('accept-encoding', 'identity');
    const address = await app.getUrl();
    const packed = await app.inject({ url: UNITS, headers: { 'accept-encoding': 'gzip;q=0.5, br' } });
    expect(address).toMatch(/^http/);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(raw.text);
    expect(packed.headers.etag).toBe(String(raw.headers.etag).replace(/"$/, '-br"'));
    expect((await app.inject({ url: UNITS, headers: { 'accept-encoding': 'br;q=0, gzip' } })).headers['content-encoding']).toBe('gzip');
    expect((await app.inject({ url: '/v1', headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBeUndefined();
  });

  it('may be kept for ever where its content is pinned', async () => {
    expect((await caller.get(`${UNIT}?content=${realSnapshot.content}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('is found with a slash at the end as well', async () => {
    expect((await caller.get(`${UNIT}/`)).status).toBe(200);
  });
});

describe('answers that are computed', () => {
  it.each([
    ['an answer of REST', VALIDATE, { side: 'good', entries: [] }, 200],
    ['an answer of GraphQL', '/graphql', { query: '{ meta { name } }' }, 200],
    ['a query that is known', '/graphql', { query: '{ meta { name } }' }, 200],
    ['a refusal of GraphQL', '/graphql', { query: '{' }, 400],
  ])('%s is kept by nobody', async (_what, path, body, status) => {
    const answer = await caller.post(path).send(body);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it('come to a body that says it is not packed', async () => {
    expect((await caller.post(VALIDATE).set('content-encoding', 'Identity').send({ side: 'good', entries: [] })).status).toBe(200);
  });
});

describe('request ids', () => {
  it('are taken over when they are sane', async () => {
    expect((await caller.get(UNIT).set('x-request-id', 'mine-1')).headers['x-request-id']).toBe('mine-1');
    expect((await caller.get(UNIT).set('x-request-id', 'x'.repeat(65))).headers['x-request-id']).not.toContain('xxx');
  });
});

describe('pages', () => {
  it.each(['/docs', '/docs/graphql', '/docs/problems'])('%s loads nothing from elsewhere and all that it names', async (path) => {
    const page = await caller.get(path);
    expect(page.type).toBe('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const names = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((found) => found[1] ?? '');
    expect(names.filter((name) => !name.startsWith('/'))).toEqual([]);
    for (const name of names) expect([name, (await caller.get(name)).status]).toEqual([name, 200]);
  });

  it('explain every code that the document names', async () => {
    const { text } = await caller.get('/docs/problems');
    const codes = (openApi.components?.schemas?.Problem as unknown as { properties: { code: { enum: readonly string[] } } }).properties.code.enum;
    expect(codes.filter((code) => !text.includes(`id="${code}"`))).toEqual([]);
  });
});
