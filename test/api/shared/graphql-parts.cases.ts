import { beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import type { GraphqlError } from '../../support/graphql.js';
import { app } from '../../support/real-doors.js';

const QUERY = 'query Name($yes: Boolean = true) { meta { name @include(if: $yes) } }';

let caller: ReturnType<typeof supertest>;
beforeAll(async () => {
  caller = supertest(app.getHttpServer());
  await caller.post('/graphql').send({ query: QUERY }).expect(200);
});

/** Status and faults of an answer. */
function shown({ status, body }: { status: number; body: unknown }): unknown {
  const { errors = [] } = body as { errors?: readonly GraphqlError[] };
  return [status, ...errors.map(({ extensions }) => [extensions.code, ...extensions.errors.map(({ pointer, code, suggestions }) => [pointer, code, suggestions])])];
}

const KEYS = ['query', 'variables', 'operationName', 'extensions'];

describe('what a request of GraphQL says and nothing reads', () => {
  describe.each([['a query that is known', ''], ['a new one', ' ']])('%s', (_which, blank) => {
    const query = `${QUERY}${blank}`;

    it.each([
      ['a key that there is not', '', { foo: 1 }, [['/foo', 'unknown-key', KEYS]]],
      ['a key that is written otherwise', '', { operationname: 'Name' }, [['/operationname', 'unknown-key', ['operationName']]]],
      ['parameters', '?content=zzz&foo=1', {}, [['/content', 'unknown-key', []], ['/foo', 'unknown-key', []]]],
      ['a variable that is not declared', '', { variables: { yse: false, yes: true } }, [['/variables/yse', 'unknown-key', ['yes']]]],
      ['one of each', '?x=1', { y: 1, variables: { z: 1 } }, [['/x', 'unknown-key', []], ['/y', 'unknown-key', KEYS], ['/variables/z', 'unknown-key', ['yes']]]],
    ])('is refused: %s', async (_what, parameters, body, faults) => {
      const answer = await caller.post(`/graphql${parameters}`).send({ query, ...body });
      expect(shown(answer)).toEqual([400, ['invalid-input', ...faults]]);
    });
  });

  it('is refused of a GET as well', async () => {
    const ask = (parameters: string) => caller.get(`/graphql?${parameters}`).set('apollo-require-preflight', 'true');
    expect(shown(await ask(`query=${encodeURIComponent('{ meta { name } }')}`))).toEqual([200]);
    expect(shown(await ask(`query=${encodeURIComponent('{ meta { name } }')}&content=zzz`))).toEqual([400, ['invalid-input', ['/content', 'unknown-key', KEYS]]]);
  });

  it('may be extensions, which the protocol leaves open', async () => {
    expect(shown(await caller.post('/graphql').send({ query: QUERY, extensions: { mine: 1 } }))).toEqual([200]);
  });
});

describe('a query by GET', () => {
  it('that any page could send is refused in our own words', async () => {
    const { status, body } = await caller.get('/graphql?query={__typename}');
    const [error] = (body as { errors: readonly GraphqlError[] }).errors;
    expect([status, error?.extensions.code, error?.message]).toEqual([400, 'malformed', expect.stringMatching(/^A query by GET needs a header field .* ask by POST\.$/)]);
  });
});
