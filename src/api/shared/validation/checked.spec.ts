import { describe, expect, it } from '@jest/globals';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../fields/field-decorators.js';
import { InputShape } from '../fields/shape-decorators.js';
import { id, object, wholeNumber } from '../fields/values.js';
import { checked } from './checked.js';
import { MOST_PROBLEMS } from './faults.js';
import { InvalidInput } from './invalid-input.js';

@InputShape('SpecEntryInput', 'An entry.')
class Entry {
  @IdField({ description: 'Unit.', example: 'orc' }) readonly unit!: string;
  @WholeNumberField({ description: 'Count.', min: 1, max: 10, default: 1 }) readonly count!: number;
  @ListField(id(), { description: 'Options.', max: 3, default: [] }) readonly options!: readonly string[];
}

@InputShape('SpecArmyInput', 'An army.')
class Army {
  @ChoiceField(['good', 'evil'], { description: 'Side.' }) readonly side!: string;
  @TextField({ description: 'Name.', max: 5, optional: true, nullable: true }) readonly name!: string | null;
  @NumberField({ description: 'Ratio.', min: 0, optional: true }) readonly ratio?: number;
  @FlagField({ description: 'Flag.', default: false }) readonly flag!: boolean;
  @ListField(object(() => Entry), { description: 'Entries.', max: 4 }) readonly entries!: readonly Entry[];
  @ObjectField(() => Entry, { description: 'Leader.', optional: true, nullable: true }) readonly leader!: Entry | null;
}

@InputShape('SpecBannerInput', 'A shape whose example is long.')
class Banner {
  @TextField({ description: 'Motto.', example: 'ride to ruin '.repeat(10) }) readonly motto!: string;
  @IdField({ description: 'Bearer.', optional: true }) readonly bearer?: string;
}

@InputShape('SpecPairInput', 'Objects of two shapes.')
class Pair {
  @ListField(wholeNumber(), { description: 'Numbers.', min: 1, max: 2 }) readonly first!: readonly number[];
  @ObjectField(() => Entry, { description: 'An entry.', optional: true }) readonly entry?: Entry;
  @ObjectField(() => Banner, { description: 'A banner.', optional: true }) readonly banner?: Banner;
  @ListField(object(() => Entry), { description: 'More entries.', max: 2, optional: true }) readonly more?: readonly Entry[];
}

const good = { side: 'good', entries: [{ unit: 'orc' }] };
const problems = (raw: unknown): readonly (readonly [string, string])[] => {
  try {
    checked(Army, raw);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ pointer, code }) => [pointer, code] as const);
  }
};

describe('checked', () => {
  it('fills in what is absent and keeps absent what has no default', () => {
    expect(checked(Army, good)).toEqual({ side: 'good', name: null, flag: false, entries: [{ unit: 'orc', count: 1, options: [] }], leader: null });
  });

  it.each([
    ['no body', undefined, [['', 'required']]],
    ['null', null, [['', 'wrong-type']]],
    ['a list', [], [['', 'wrong-type']]],
    ['missing keys', {}, [['/side', 'required'], ['/entries', 'required']]],
    ['null where none may be', { ...good, flag: null }, [['/flag', 'wrong-type']]],
    ['a word that is not in the list', { ...good, side: 'goood' }, [['/side', 'not-allowed']]],
    ['a key that does not exist', { ...good, entires: [] }, [['/entires', 'unknown-key']]],
    ['a key with a slash and a tilde', { ...good, 'a/b~c': 1 }, [['/a~1b~0c', 'unknown-key']]],
    ['a key from the prototype', { ...good, constructor: {} }, [['/constructor', 'unknown-key']]],
    ['__proto__ as an own key', JSON.parse('{"side":"good","entries":[],"__proto__":{"flag":true}}'), [['/__proto__', 'unknown-key']]],
    ['too small', { ...good, entries: [{ unit: 'orc', count: 0 }] }, [['/entries/0/count', 'out-of-range']]],
    ['a text for a number', { ...good, entries: [{ unit: 'orc', count: '1' }] }, [['/entries/0/count', 'wrong-type']]],
    ['a fraction', { ...good, entries: [{ unit: 'orc', count: 1.5 }] }, [['/entries/0/count', 'wrong-type']]],
    ['1e309', JSON.parse('{"side":"good","entries":[{"unit":"orc","count":1e309}],"ratio":1e309}'), [['/ratio', 'out-of-range'], ['/entries/0/count', 'out-of-range']]],
    ['NaN', { ...good, ratio: Number.NaN }, [['/ratio', 'out-of-range']]],
    ['NUL', { ...good, name: 'a\0' }, [['/name', 'malformed-value']]],
    ['half a surrogate pair', { ...good, name: '\ud800' }, [['/name', 'malformed-value']]],
    ['too long', { ...good, name: 'abcdef' }, [['/name', 'too-long']]],
    ['an empty id', { ...good, entries: [{ unit: '' }] }, [['/entries/0/unit', 'malformed-value']]],
    ['too many, and one of them wrong', { ...good, entries: [{ unit: 1 }, ...Array<object>(4).fill({ unit: 'orc' })] }, [['/entries', 'too-many'], ['/entries/0/unit', 'wrong-type']]],
    ['a value for a list', { ...good, entries: { unit: 'orc' } }, [['/entries', 'wrong-type']]],
    ['faults at several depths', { side: 1, entries: [{ unit: 'orc', options: ['a', 2] }], leader: { unti: 'x' } },
      [['/side', 'wrong-type'], ['/entries/0/options/1', 'wrong-type'], ['/leader/unit', 'required'], ['/leader/unti', 'unknown-key']]],
  ])('refuses %s', (_what, raw, expected) => {
    expect(problems(raw)).toEqual(expected);
  });

  it('counts characters as JSON Schema does', () => {
    expect(problems({ ...good, name: '😀'.repeat(5) })).toEqual([]);
    expect(problems({ ...good, name: '😀'.repeat(6) })).toEqual([['/name', 'too-long']]);
  });

  it('takes minus nought for nought', () => {
    expect(Object.is(checked(Army, { ...good, ratio: -0 }).ratio, 0)).toBe(true);
  });

  it('suggests the key or the word that was meant', () => {
    const suggestions = (raw: unknown): unknown => {
      try { return checked(Army, raw); } catch (error) { return (error as InvalidInput).problems.map((problem) => problem.suggestions); }
    };
    expect(suggestions({ ...good, entires: [] })).toEqual([['entries']]);
    expect(suggestions({ ...good, side: 'evill' })).toEqual([['evil']]);
  });

  it('tells the keys or the words that there are where none comes near', () => {
    const problems = (raw: unknown): unknown => {
      try { return checked(Pair, raw); } catch (error) { return (error as InvalidInput).problems.map(({ detail, suggestions }) => [detail, suggestions]); }
    };
    const keys = ['first', 'entry', 'banner', 'more'];
    for (const key of ['zzz', 'canner']) expect(problems({ first: [1], [key]: 1 })).toEqual([[`There is no key "${key}" here: there are ${keys.join(', ')}.`, keys]]);
  });

  it('says which key takes an object that stands where none is wanted', () => {
    let caught: unknown;
    try { checked(Army, { ...good, ratio: { unit: 'orc' } }); } catch (error) { caught = error; }
    expect((caught as InvalidInput).problems).toEqual([
      { pointer: '/ratio', code: 'wrong-type', detail: 'No object is wanted here: this one belongs in "leader".', suggestions: ['leader'] },
    ]);
  });

  it('says under which key an unknown key belongs', () => {
    let caught: unknown;
    try { checked(Pair, { first: [1], unit: 'orc', motto: 'x' }); } catch (error) { caught = error; }
    expect((caught as InvalidInput).problems).toEqual([
      { pointer: '/unit', code: 'unknown-key', detail: 'There is no key "unit" here: it belongs in "entry" or "more".', suggestions: ['entry', 'more'] },
      { pointer: '/motto', code: 'unknown-key', detail: 'There is no key "motto" here: it belongs in "banner".', suggestions: ['banner'] },
    ]);
  });

  it('says what is wanted in the singular or plural, and what an object looks like', () => {
    const details = (raw: unknown): unknown => {
      try { return checked(Pair, raw); } catch (error) { return (error as InvalidInput).problems.map((problem) => problem.detail); }
    };
    expect(details({ first: [], entry: [5, 3] })).toEqual(['At least 1 item is wanted here, not 0.', 'An object such as {"unit":"orc"} is wanted here, not a list.']);
    expect(details({ first: [1, 2, 3], entry: { unit: '' } })).toEqual(['At most 2 items are allowed here, not 3.', 'At least 1 character is wanted here, not 0.']);
    expect(details({ first: [1], banner: 7 })).toEqual(['An object with the keys motto, bearer is wanted here, not 7.']);
  });

  it('stops at the greatest number of faults and says that there may be more', () => {
    const raw = { ...good, ...Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 1])) };
    let caught: unknown;
    try { checked(Army, raw); } catch (error) { caught = error; }
    expect(caught).toBeInstanceOf(InvalidInput);
    expect((caught as InvalidInput).problems).toHaveLength(MOST_PROBLEMS);
    expect((caught as InvalidInput).more).toBe(true);
  });

  it('does not repeat a huge key or value', () => {
    let caught: unknown;
    try { checked(Army, { ...good, ['k'.repeat(100_000)]: 1, side: 's'.repeat(100_000) }); } catch (error) { caught = error; }
    expect(JSON.stringify((caught as InvalidInput).problems).length).toBeLessThan(1_000);
  });
});
