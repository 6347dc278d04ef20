import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema, parse } from 'graphql';
import type { Snapshot, Snapshots } from '../../../../reference/snapshots.js';
import { KnownQueries } from './known-queries.js';
import { FROM_REFERENCE } from './reference-query.js';
import { ShortWay } from './short-way.js';

let calls = 0;
const counted = () => (calls += 1);
const row = new GraphQLObjectType({ name: 'Row', fields: { size: { type: GraphQLInt, resolve: counted } } });
const args = { of: { type: GraphQLInt } };
const game = new GraphQLObjectType({
  name: 'Game',
  fields: {
    row: { type: row, args, extensions: FROM_REFERENCE, resolve: () => ({}) },
    roll: { type: row, resolve: () => ({}) },
  },
});
const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { game: { type: game, resolve: () => ({}) } } }) });

let content = 'c1';
const snapshots: Snapshots = { current: () => ({ content }) as Snapshot, versions: () => [], at: () => ({ content }) as Snapshot };

async function answer(way: ShortWay, body: object): Promise<unknown> {
  let sent: unknown;
  const reply = { type: () => reply, send: (text: unknown) => (sent = text) };
  await way.take({ method: 'POST', headers: {}, query: {}, body } as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return sent;
}

describe('ShortWay', () => {
  beforeEach(() => {
    calls = 0;
    content = 'c1';
  });

  function learned(query: string): ShortWay {
    const known = new KnownQueries();
    known.learn(query, parse(query), schema);
    return new ShortWay(known, schema, snapshots);
  }

  it.each([
    ['a reference field', '{ game { row { size } } }', 1],
    ['reference fields in fragments', '{ ...A ... on Query { game { __typename } } } fragment A on Query { game { ...B } } fragment B on Game { row { size } }', 1],
    ['a field that is none', '{ game { roll { size } } }', 2],
    ['one of each', '{ game { row { size } ...B } } fragment B on Game { roll { size } }', 4],
  ])('works %s out as often as it may differ', async (_what, query, expected) => {
    const way = learned(query);
    const answers = [await answer(way, { query }), await answer(way, { query })];
    expect(answers[0]).toContain('"data"');
    expect(calls).toBe(expected);
  });

  it('works reference fields out again for other variables and other data', async () => {
    const query = 'query Q($of: Int) { game { row(of: $of) { size } } }';
    const way = learned(query);
    const seen = [];
    for (const size of [1, 2, 1]) seen.push(await answer(way, { query, variables: { of: size } }));
    content = 'c2';
    seen.push(await answer(way, { query, variables: { of: 1 } }));
    const text = (size: number): string => `{"data":{"game":{"row":{"size":${size}}}}}`;
    expect(seen).toEqual([1, 2, 1, 3].map(text));
  });
});
