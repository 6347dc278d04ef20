import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ChoiceField, EitherField, FlagField, IdField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../../src/api/shared/fields/field-decorators.js';
import type { Shape } from '../../src/api/shared/fields/field-spec.js';
import { InputShape } from '../../src/api/shared/fields/shape-decorators.js';
import { id, list, object, wholeNumber } from '../../src/api/shared/fields/values.js';
import { checked } from '../../src/api/shared/validation/checked.js';
import { InvalidInput } from '../../src/api/shared/validation/invalid-input.js';
import { secondOpinion } from '../support/class-validator-oracle.js';

@InputShape('PropertyEntryInput', 'An entry.')
class Entry {
  @IdField({ description: 'Unit.' }) readonly unit!: string;
  @WholeNumberField({ description: 'Count.', min: 1, max: 10, default: 1 }) readonly count!: number;
  @ListField(id(), { description: 'Options.', max: 3, default: [] }) readonly options!: readonly string[];
}

@InputShape('PropertyArmyInput', 'An army.')
class Army {
  @ChoiceField(['good', 'evil'], { description: 'Side.' }) readonly side!: string;
  @TextField({ description: 'Name.', min: 1, max: 5, optional: true, nullable: true }) readonly name!: string | null;
  @NumberField({ description: 'Ratio.', min: -1, optional: true }) readonly ratio?: number;
  @FlagField({ description: 'Flag.', default: false }) readonly flag!: boolean;
  @ListField(object(() => Entry), { description: 'Entries.', min: 1, max: 3 }) readonly entries!: readonly Entry[];
  @ObjectField(() => Entry, { description: 'Leader.', optional: true, nullable: true }) readonly leader!: Entry | null;
  @EitherField(wholeNumber({ min: 1 }), () => Entry, { description: 'A number, or an entry in its place.', optional: true, nullable: true }) readonly reserve!: number | Entry | null;
  @ListField(list(wholeNumber({ min: 1, max: 6 }), { min: 2, max: 2 }), { description: 'Pairs of dice.', max: 2, default: [] }) readonly rolls!: readonly (readonly number[])[];
}

@InputShape('PropertyHeirInput', 'An army with less freedom: what its elder lets be absent must be given.')
class Heir extends Army {
  @FlagField({ description: 'Flag.' }) declare readonly flag: boolean;
  @ObjectField(() => Entry, { description: 'Leader.' }) declare readonly leader: Entry;
}

@InputShape('PropertyStrayInput', 'An army whose leader is no object any more.')
class Stray extends Army {
  @TextField({ description: 'Leader.' }) declare readonly leader: never;
}

const odd = fc.constantFrom<unknown>(null, -1, 0, -0, 1.5, Number.POSITIVE_INFINITY, Number.NaN, '', '1', 'a\0', '\ud800', '😀', true, [], {}, 'abcdefgh', 4_294_967_296);
/** Mostly what is wanted, now and then something odd. */
const mostly = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<unknown> => fc.oneof({ weight: 40, arbitrary }, { weight: 1, arbitrary: odd });
const keys = fc.oneof({ weight: 40, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('constructor', 'toString', 'extra', '__proto__', 'a/b'), odd, { maxKeys: 2 }) });
const own = (known: object, extra: object): object => {
  const whole = { ...known };
  for (const [key, value] of Object.entries(extra)) Object.defineProperty(whole, key, { value, enumerable: true });
  return whole;
};
const text = fc.oneof({ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) }, { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 5 }) });
const known = fc.record({ unit: mostly(fc.constantFrom('orc', 'elf')), count: mostly(fc.integer({ min: 1, max: 10 })), options: mostly(fc.array(mostly(fc.constantFrom('bow', 'shield')), { maxLength: 3 })) }, { requiredKeys: [] });
const entry = fc.tuple(fc.oneof({ weight: 1, arbitrary: known }, { weight: 20, arbitrary: known.map((value) => ({ unit: 'orc', ...value })) }), keys).map(([value, extra]) => own(value, extra));
const army = fc.tuple(
  fc.record({
    side: mostly(fc.constantFrom('good', 'evil')), name: mostly(text), ratio: mostly(fc.double({ min: -1.01, noNaN: true })), flag: mostly(fc.boolean()),
    entries: mostly(fc.array(mostly(entry), { minLength: 1, maxLength: 3 })), leader: mostly(entry),
    reserve: mostly(fc.oneof(fc.integer({ min: 1 }), entry)),
    rolls: mostly(fc.array(mostly(fc.array(mostly(fc.integer({ min: 1, max: 6 })), { minLength: 2, maxLength: 2 })), { maxLength: 2 })),
  }, { requiredKeys: ['side', 'entries'] }),
  keys,
).map(([value, extra]) => own(value, extra));

function isAccepted(shape: Shape, raw: unknown): boolean {
  try {
    checked(shape, raw);
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

describe('the checks of requests', () => {
  it.each([
    ['a shape', Army, army],
    ['a shape that declares anew what it inherits', Heir, fc.tuple(army, fc.record({ flag: mostly(fc.boolean()), leader: mostly(entry) }, { requiredKeys: [] })).map(([value, anew]) => own(value, anew))],
  ])('accept exactly what class-validator finds nothing wrong with, by the rules of the same class: %s', (_what, shape, given) => {
    let accepted = 0;
    fc.assert(fc.property(fc.oneof({ weight: 30, arbitrary: given }, { weight: 1, arbitrary: odd }), (raw) => {
      const ours = isAccepted(shape, raw);
      if (ours) accepted += 1;
      expect({ raw, accepted: ours }).toEqual({ raw, accepted: secondOpinion(shape, raw).length === 0 });
    }), { numRuns: 3_000 });
    expect(accepted).toBeGreaterThan(300);
    expect(accepted).toBeLessThan(2_700);
  });

  it('are not made where class-validator would keep a rule that the shape has left', () => {
    expect(() => checked(Stray, {})).toThrow('Stray cannot declare leader anew');
  });
});
