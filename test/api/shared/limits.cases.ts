import { afterEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { COST_OF_COMPUTING, DEEPEST_QUERY, GREATEST_QUERY_COST, MOST_ALIASES, MOST_DIRECTIVES, MOST_TOKENS } from '../../../src/platform/http/limits.js';
import { bootDoors } from '../../support/doors.js';
import { askGraphql, faultsOf } from '../../support/graphql.js';
import { app } from '../../support/real-doors.js';
import { realSnapshot } from '../../support/real-snapshot.js';

const SECRET = 'postgres://root:secret@internal/hornburg';

@Controller('v1/broken')
class BrokenController {
  @Get()
  fail(): never {
    throw new Error(SECRET);
  }
}
@Resolver()
class BrokenResolver {
  @Query(() => String)
  broken(): never {
    throw new Error(SECRET);
  }
}
@Module({ controllers: [BrokenController], providers: [BrokenResolver] })
class BrokenModule {}

/** A service of the case's own, closed after it. */
let own: NestFastifyApplication | undefined;
afterEach(async () => {
  await own?.close();
  own = undefined;
});

const boot = async (...given: Parameters<typeof bootDoors> extends [unknown, ...infer Rest] ? Rest : never): Promise<NestFastifyApplication> => {
  own = await bootDoors(realSnapshot, ...given);
  await own.listen(0, '127.0.0.1');
  return own;
};

describe('the rate limit', () => {
  it('is visible, trips, spares the probes, and holds for kept answers too', async () => {
    const caller = supertest((await boot({ rateLimit: { max: 3, windowMs: 60_000 } })).getHttpServer());
    const path = '/v1/strategy-battle/units/gimli';
    const left: unknown[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { status, headers } = await caller.get(path);
      left.push([status, headers['ratelimit-policy'], /r=(\d+)/.exec(String(headers.ratelimit))?.[1]]);
    }
    expect(left).toEqual([2, 1, 0].map((remaining) => [200, '"default";q=3;w=60', String(remaining)]));
    const refused = await caller.get(path);
    expect([refused.status, refused.type, (refused.body as { code: string }).code]).toEqual([429, 'application/problem+json', 'rate-limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect((await caller.get('/v1/nothing')).status).toBe(429);
    expect([(await caller.get('/livez')).status, (await caller.get('/livez?probe=1')).status]).not.toContain(429);
  });
});

describe('what a query may cost', () => {
  const deep = (depth: number): string => `{ ${'... on Query { '.repeat(depth)} meta { name } ${'}'.repeat(depth)} }`;
  const all = 'nodes { id name side kind race points profile { fight shoot strength } options { id points requires excludes variants } mounts { id name profile { fight shoot strength } } }';
  it.each([
    ['depth', deep(DEEPEST_QUERY + 1), undefined],
    ['aliases', `{ ${Array.from({ length: MOST_ALIASES + 1 }, (_, index) => `a${index}: meta { name }`).join(' ')} }`, undefined],
    ['directives', `{ meta { name ${'@include(if: true) '.repeat(MOST_DIRECTIVES + 1)} } }`, undefined],
    ['cost, with literals', `{ strategyBattle { ${Array.from({ length: 8 }, (_, index) => `a${index}: units(first: 200) { ${all} }`).join(' ')} } }`, undefined],
    ['cost, with variables', `query ($n: Int!) { strategyBattle { ${Array.from({ length: 8 }, (_, index) => `a${index}: units(first: $n) { ${all} }`).join(' ')} } }`, { n: 200 }],
  ])('is limited in %s, before it runs', async (_what, query, variables) => {
    const answer = await askGraphql(app, query, variables);
    expect([answer.status, answer.data]).toEqual([400, undefined]);
    expect(faultsOf(answer.errors)[0]).toEqual(['query-too-complex', []]);
  });

  it('counts each field that computes something, however little it brings', async () => {
    const fights = (count: number): string => `{ strategyBattle { ${Array.from({ length: count }, (_, index) => `f${index}: fightOdds(input: { good: [{ unit: "gimli" }], evil: [{ unit: "orc-warrior" }] }) { method }`).join(' ')} } }`;
    const most = Math.floor(GREATEST_QUERY_COST / (COST_OF_COMPUTING + 2));
    expect((await askGraphql(app, fights(most))).errors).toEqual([]);
    const refused = await askGraphql(app, fights(most + 1));
    expect([refused.status, faultsOf(refused.errors)]).toEqual([400, [['query-too-complex', []]]]);
  });

  it('counts the lists of what is computed as long ones', async () => {
    const fights = (count: number): string => `{ strategyBattle { ${Array.from({ length: count }, (_, index) =>
      `f${index}: fightOdds(input: { good: [{ unit: "gimli" }], evil: [{ unit: "orc-warrior" }] }) { slain { side combatant model part probability { decimal fraction } } wounds { side combatant model part distribution { decimal fraction } } }`).join(' ')} } }`;
    expect((await askGraphql(app, fights(5))).errors).toEqual([]);
    expect(faultsOf((await askGraphql(app, fights(8))).errors)).toEqual([['query-too-complex', []]]);
  });

  it('is limited in tokens', async () => {
    const answer = await askGraphql(app, `{ ${'meta { name } '.repeat(MOST_TOKENS / 4)} }`);
    expect([answer.status, answer.data, faultsOf(answer.errors)]).toEqual([400, undefined, [['query-too-complex', []]]]);
  });

  it('allows the whole catalogue of units in one query, and introspection', async () => {
    expect((await askGraphql(app, `{ strategyBattle { units(first: 200) { ${all} } } }`)).errors).toEqual([]);
    expect((await askGraphql(app, '{ __schema { types { name fields { name type { name ofType { name } } } } } }')).errors).toEqual([]);
  });

  it('is limited in how often it names the same fields', async () => {
    const answer = await askGraphql(app, `{ ${'meta { name } '.repeat(MOST_TOKENS / 4 - 10)} }`);
    expect([answer.status, answer.data, faultsOf(answer.errors)]).toEqual([400, undefined, [['query-too-complex', []]]]);
  });

  it.each(['mutation { x }', 'subscription { x }', 'query A { meta { name } } mutation B { x }'])('has nothing but queries: %s', async (query) => {
    const answer = await askGraphql(app, query);
    expect([answer.status, answer.data, faultsOf(answer.errors)[0]]).toEqual([400, undefined, ['malformed', []]]);
  });

  it('takes no batch of queries', async () => {
    const { status } = await supertest(app.getHttpServer()).post('/graphql').send([{ query: '{ meta { name } }' }]);
    expect(status).toBe(400);
  });
});

describe('what went wrong on our side', () => {
  it('is told without its insides through both doors', async () => {
    const served = await boot({}, [BrokenModule]);
    const rest = await supertest(served.getHttpServer()).get('/v1/broken');
    expect([rest.status, rest.type, (rest.body as { code: string }).code]).toEqual([500, 'application/problem+json', 'internal']);
    const graphql = await askGraphql(served, '{ broken }');
    expect(faultsOf(graphql.errors)).toEqual([['internal', []]]);
    for (const said of [rest.text, JSON.stringify(graphql)]) expect(said).not.toMatch(/secret|postgres|stack|\.ts:/i);
  });
});

describe('other media types', () => {
  it('are not what the API answers with', async () => {
    const caller = supertest(app.getHttpServer());
    const statusOf = async (accept: string): Promise<number> => (await caller.get('/v1/meta').set('accept', accept)).status;
    expect(await Promise.all(['text/html', 'image/png', '*/*', 'application/json', 'text/html, application/*;q=0.5'].map(statusOf))).toEqual([406, 406, 200, 200, 200]);
    expect(await statusOf('text/html')).toBe(406);
    const refusing = ['application/json;q=0', 'application/json;q=0, application/problem+json;q=0, */*', '*/*;q=0.0', 'application/jsonx', 'text/html;level="application/json"'];
    expect(await Promise.all(refusing.map((accept) => statusOf(accept)))).toEqual(refusing.map(() => 406));
    expect(await statusOf('*/*;q=0, Application/JSON')).toBe(200);
    const graphql = '/graphql?query={meta{name}}';
    const asked = async (accept: string): Promise<number> => (await caller.get(graphql).set({ accept, 'apollo-require-preflight': 'yes' })).status;
    expect(await Promise.all(['text/html', 'application/json;q=0', 'application/graphql-response+json', 'application/json'].map(asked))).toEqual([406, 406, 200, 200]);
    const picture = async (accept: string): Promise<number> => (await caller.get('/v1/strategy-battle/scenarios/rearguard/map.svg').set('accept', accept)).status;
    expect(await Promise.all(['image/png', 'application/json', 'text/html', 'image/svg+xml', 'image/*', 'text/html, */*;q=0.8'].map(picture))).toEqual([406, 406, 406, 200, 200, 200]);
    expect((await caller.get('/v1').set('accept', 'text/html')).status).toBe(406);
    expect((await caller.options('/v1/meta').set('accept', 'text/html')).status).toBe(204);
  });
});
