import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GraphQLModule } from '@nestjs/graphql';
import type { ApolloDriver } from '@nestjs/apollo';
import supertest from 'supertest';
import { app } from '../../support/real-doors.js';

const NAMES = 'query Names($first: Int) { strategyBattle { units(first: $first) { nodes { id name } pageInfo { endCursor } } } }';
const ARMY = 'query Army($unit: String!) { strategyBattle { armyValidate(input: { side: "good", entries: [{ unit: $unit }] }) { points } } }';

let caller: ReturnType<typeof supertest>;
beforeAll(() => {
  caller = supertest(app.getHttpServer());
});

const ask = (body: object) => caller.post('/graphql').set('x-request-id', 'same').set('accept', '*/*').send(body);

/** What was answered, without what tells the time and counts requests. */
async function shown(body: object): Promise<object> {
  const { status, text, headers } = await ask(body);
  const { date: _date, ratelimit: _ratelimit, ...others } = headers as Record<string, string>;
  return { status, text, headers: others };
}

describe('a GraphQL query that was answered before', () => {
  it.each([
    ['without variables', { query: '{ meta { name } strategyBattle { unit(id: "orc-captain") { id name } } }' }],
    ['with variables', { query: NAMES, variables: { first: 3 } }],
    ['with a name', { query: `${NAMES} query Other { meta { name } }`, operationName: 'Other' }],
    ['with fragments and directives', { query: 'query Q($yes: Boolean!) { ...F @include(if: $yes) meta { name @skip(if: $yes) } } fragment F on Query { meta { name } }', variables: { yes: true } }],
    ['that asks for the schema', { query: '{ __schema { queryType { name } } }' }],
  ])('%s is answered with the same bytes and header fields again', async (_what, body) => {
    const first = await shown(body);
    expect(first).toMatchObject({ status: 200, text: expect.stringContaining('"data"') as unknown });
    expect(await shown(body)).toEqual(first);
  });

  it('does not go through the GraphQL server again', async () => {
    const asked = jest.spyOn(app.get<GraphQLModule<ApolloDriver>>(GraphQLModule).graphQlAdapter.instance, 'executeHTTPGraphQLRequest');
    const query = '{ meta { name } again: meta { name } }';
    for (const calls of [1, 1, 1]) {
      await ask({ query }).expect(200);
      expect(asked).toHaveBeenCalledTimes(calls);
    }
    await ask({ query }).set('accept', 'application/graphql-response+json').expect('content-type', /graphql-response/);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it.each([
    ['another operation of that name', { query: NAMES, operationName: 'Nobody' }],
    ['a variable of the wrong type', { query: NAMES, variables: { first: 'three' } }],
    ['a variable that is too large', { query: NAMES, variables: { first: 100_000 } }],
    ['a variable that nobody knows', { query: ARMY, variables: { unit: 'orc-captian' } }],
    ['no variable where one must be', { query: ARMY }],
    ['variables that are no object', { query: NAMES, variables: [1] }],
    ['a variable that is not declared', { query: NAMES, variables: { first: 3, zzz: 1 } }],
    ['a key that there is not', { query: NAMES, variables: { first: 3 }, operationname: 'Names' }],
    ['a persisted query', { query: NAMES, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }],
  ])('meets the same refusal as a new one: %s', async (_what, body) => {
    const unknown = await shown({ ...body, query: `${body.query} ` });
    await ask({ query: NAMES, variables: { first: 1 } }).expect(200);
    await ask({ query: ARMY, variables: { unit: 'orc-warrior' } }).expect(200);
    expect(await shown(body)).toEqual(unknown);
  });

  it('draws new dice each time', async () => {
    const query = 'query Roll { strategyBattle { fightResolve(input: { good: [{ profile: { fight: 3, strength: 3, defence: 3, attacks: 10, wounds: 3, courage: 3 } }], evil: [{ unit: "orc-warrior", count: 4 }] }) { dice { seed } } } }';
    const answers = [await ask({ query }), await ask({ query }), await ask({ query })];
    expect(answers.map(({ status, text }) => [status, text.includes('errors')])).toEqual(Array(3).fill([200, false]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
  });

  it('is still refused where it costs too much with the variables of this time', async () => {
    const query = `query Many($first: Int) { strategyBattle { units(first: $first) { nodes { ${Array.from({ length: 25 }, (_, index) => `a${index}: options { id points }`).join(' ')} } } } }`;
    expect((await ask({ query, variables: { first: 1 } })).body).not.toHaveProperty('errors');
    const refused = await ask({ query, variables: { first: 200 } });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ extensions: { code: 'query-too-complex' } }] }]);
  });
});
