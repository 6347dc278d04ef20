import { describe, expect, it } from '@jest/globals';
import { assert, constantFrom, jsonValue, nat, property } from 'fast-check';
import { jsonFault } from './json-reader.js';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the fault of a text that is no JSON', () => {
  it.each<[string, string, [number, number, string, string | null, string]]>([
    ['a comma before the end of an object', '{"side":"evil",}', [1, 16, 'a key in double quotes', '}', '']],
    ['a comma before the end of a list', '{"a":[1,]}', [1, 9, 'a value', ']', '/a/1']],
    ['a key without quotes', '{side:1}', [1, 2, 'a key in double quotes', 's', '']],
    ['no value', '{"a":{"b":}}', [1, 11, 'a value', '}', '/a/b']],
    ['a comma that is missing, on another line', '{\n  "a": [1, 2],\n  "b": [1 2]\n}', [3, 11, '"," or "]"', '2', '/b']],
    ['no colon', '{"a" 1}', [1, 6, '":"', '1', '']],
    ['an end that comes early', '[{"a":1}', [1, 9, '"," or "]"', null, '']],
    ['a text without its end', '["a', [1, 4, 'the rest of a text in double quotes', null, '/0']],
    ['a line inside a text', '["a\n"]', [1, 4, 'the rest of a text in double quotes', '\n', '/0']],
    ['an escape that there is not', String.raw`["\x"]`, [1, 3, 'the rest of a text in double quotes', '\\', '/0']],
    ['a second value', '{} {}', [1, 4, 'the end of the body', '{', '']],
    ['a nought before a number', '[01]', [1, 3, '"," or "]"', '1', '']],
    ['a mark of byte order', '\ufeff{}', [1, 1, 'a value', '\ufeff', '']],
    ['a character outside the plane', '[😀]', [1, 2, 'a value', '😀', '/0']],
  ])('%s', (_what, text, [line, column, wanted, found, pointer]) => {
    expect(isJson(text)).toBe(false);
    expect(jsonFault(text)).toEqual({ line, column, wanted, found, pointer });
  });

  it('is found where there is one and nowhere else', () => {
    const mutation = constantFrom('', ',', '"', '}', ']', '{', ':', '\\', '0', '-', '.', 'e', ' ', '\n', 'u12', 'null');
    assert(property(jsonValue({ maxDepth: 4 }), nat(), mutation, nat(3), (value, place, put, cut) => {
      const json = JSON.stringify(value);
      const at = place % (json.length + 1);
      const text = json.slice(0, at) + put + json.slice(at + cut);
      expect([text, jsonFault(text) === null]).toEqual([text, isJson(text)]);
    }), { numRuns: 3_000 });
  });

  it('is found in a long text as well', () => {
    expect(jsonFault(`{"a":"${'x'.repeat(1_000_000)}",}`)).toMatchObject({ line: 1, column: 1_000_009 });
    expect(jsonFault(`["${String.raw`\n`.repeat(500_000)}"`)).toMatchObject({ found: null });
  });
});
