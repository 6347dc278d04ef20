import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { CHARACTERS_AROUND, KnownQueries, MOST_CHARACTERS } from './known-queries.js';

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
    const long = `{ a } #${'x'.repeat(MOST_CHARACTERS)}`;
    for (const text of ['mutation { b }', long]) learn(known, text);
    expect([known.find('mutation { b }', null, {}), known.find(long, null, {})]).toEqual([null, null]);
  });

  it('forgets the document that was used longest ago', () => {
    const known = new KnownQueries();
    const text = (index: number): string => `{ a } #${String(index).padEnd(MOST_CHARACTERS / 10 - CHARACTERS_AROUND - '{ a } #'.length)}`;
    for (let index = 0; index < 10; index += 1) learn(known, text(index));
    expect(known.find(text(0), null, {})).not.toBeNull();
    learn(known, text(10));
    expect([0, 1, 2, 10].filter((index) => known.find(text(index), null, {}))).toEqual([0, 2, 10]);
  });

  it('keeps no more characters than it may, however often documents are learned, used and forgotten', () => {
    const known = new KnownQueries();
    const texts = Array.from({ length: 60 }, (_, index) => `{ a } #${'x'.repeat((index % 7 + 1) * MOST_CHARACTERS / 40)}${index}`);
    for (const text of [...texts, ...texts]) {
      learn(known, text);
      learn(known, text);
      known.find(text, null, {});
    }
    const kept = texts.filter((text) => known.find(text, null, {}));
    const characters = kept.reduce((sum, text) => sum + text.length, 0);
    expect(characters).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(characters).toBeGreaterThan(MOST_CHARACTERS * 3 / 4);
  });
});
