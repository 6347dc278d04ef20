import { describe, expect, it } from '@jest/globals';
import { jsonValue, property, assert } from 'fast-check';
import { repeatedKeys } from './json-reader.js';
import { keysKept, keysWritten, LONGEST_KEY_IN_POINTER } from './json-keys.js';

const DEEP = 1000;
const written = (json: string): number | null => keysWritten(Buffer.from(json), DEEP);

describe('the keys of a JSON text', () => {
  it('are as many as those of its value, whatever stands in its texts', () => {
    assert(property(jsonValue({ maxDepth: 6 }), (value) => {
      for (const json of [JSON.stringify(value), JSON.stringify(value, null, '\t')]) {
        const parsed: unknown = JSON.parse(json);
        expect([json, written(json)]).toEqual([json, keysKept(parsed)]);
        expect(repeatedKeys(json)).toEqual([]);
      }
    }), { numRuns: 500 });
  });

  it.each<[string, string, readonly string[]]>([
    ['one after the other', '{"a":1,"a":2}', ['/a']],
    ['apart', '{"a":1,"b":{"a":1},"c":[{"a":1}],"a":1}', ['/a']],
    ['the same value', '{"a":1,"a":1}', ['/a']],
    ['three times', '{"a":1,"a":2,"a":3}', ['/a']],
    ['in an object of a list', '{"entries":[{"unit":"x"},{"unit":"y","count":1,"unit":"z"}]}', ['/entries/1/unit']],
    ['in an object deep down, after lists', '[[],[[1,2],{"a":[3,{"b":{},"b":[]}]}]]', ['/1/1/a/1/b']],
    ['spelled otherwise', '{"a":1,"\\u0061":2}', ['/a']],
    ['with quotes, brackets and commas in it', '{"\\"{,[":1,":":2,"\\"{,[":"}:\\\\"}', ['/"{,[']],
    ['with a slash and a tilde', '{"a/b~":1,"a/b~":2}', ['/a~1b~0']],
    ['of the prototype', '{"__proto__":1,"__proto__":2}', ['/__proto__']],
    ['empty', '{"":1,"":2}', ['/']],
    ['several', '{"a":1,"b":2,"b":3,"a":4}', ['/b', '/a']],
    ['too long to be shown', `{"a":{"${'x'.repeat(LONGEST_KEY_IN_POINTER + 1)}":1,"${'x'.repeat(LONGEST_KEY_IN_POINTER + 1)}":2}}`, ['/a']],
  ])('are found when one stands twice in its object: %s', (_what, json, pointers) => {
    expect(written(json)).toBeGreaterThan(keysKept(JSON.parse(json)));
    expect(repeatedKeys(json)).toEqual(pointers);
  });

  it('are not counted in what nests too deep', () => {
    expect([keysWritten(Buffer.from('[{"a":[]}]'), 3), keysWritten(Buffer.from('[{"a":[]}]'), 2)]).toEqual([1, null]);
  });
});
