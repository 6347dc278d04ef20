import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { KnownQueries } from './known-queries.js';

const schema = buildSchema('type Query { a: Int } type Mutation { b: Int }');
const learn = (known: KnownQueries, text: string): void => known.learn(text, parse(text), schema);

describe('KnownQueries', () => {
  it('finds the operation asked for, and none where it is not clear which', () => {
    const known = new KnownQueries();
    learn(known, 'query A { a } query B { a }');
    expect(known.find('query A { a } query B { a }', 'B', {})?.operation.name?.value).toBe('B');
    expect(known.find('query A { a } query B { a }', null, {})).toBeNull();
    expect(known.find('query A { a }', null, {})).toBeNull();
  });

  it('learns no mutation and no document that is very long', () => {
    const known = new KnownQueries();
    const long = `{ a } #${'x'.repeat(10_000)}`;
    for (const text of ['mutation { b }', long]) learn(known, text);
    expect([known.find('mutation { b }', null, {}), known.find(long, null, {})]).toEqual([null, null]);
  });

  it('forgets the document that was used longest ago', () => {
    const known = new KnownQueries();
    for (let index = 0; index < 1000; index += 1) learn(known, `{ a } #${index}`);
    expect(known.find('{ a } #0', null, {})).not.toBeNull();
    learn(known, '{ a } #new');
    expect([known.find('{ a } #0', null, {}) === null, known.find('{ a } #1', null, {}) === null]).toEqual([false, true]);
  });
});
