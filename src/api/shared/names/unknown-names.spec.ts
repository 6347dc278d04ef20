import { describe, expect, it } from '@jest/globals';
import { UnknownContentError, type Snapshot, type Snapshots } from '../../../reference/snapshots.js';
import { EitherField, IdField, ListField, ObjectField } from '../fields/field-decorators.js';
import { InputShape } from '../fields/shape-decorators.js';
import { id, list, object } from '../fields/values.js';
import { MOST_PROBLEMS } from '../validation/faults.js';
import { InvalidInput } from '../validation/invalid-input.js';
import { askedOfSystem } from './asked-systems.js';
import type { NameKinds } from './name-kind.js';
import { refuseUnknownNames, unknownNames } from './unknown-names.js';
import { withUnknownNames } from './with-unknown-names.js';

@InputShape('SpecRiderInput', 'A rider.')
class Rider {
  @IdField({ description: 'Who.', names: 'rider' }) readonly rider!: string;
  @ListField(id({ names: 'gear' }), { description: 'Gear.', max: 90, default: [] }) readonly gear!: readonly string[];
  @IdField({ description: 'Anything.', optional: true }) readonly free?: string;
  @ObjectField(() => Rider, { description: 'Who sits behind.', optional: true }) readonly behind?: Rider;
}

@InputShape('SpecCompanyInput', 'Riders.')
class Company {
  @ListField(object(() => Rider), { description: 'Riders.', max: 9 }) readonly riders!: readonly Rider[];
  @ListField(list(id({ names: 'gear' }), { max: 9 }), { description: 'Heaps of gear.', max: 9, default: [] }) readonly heaps!: readonly (readonly string[])[];
  @EitherField(id({ names: 'rider' }), () => Rider, { description: 'Who leads.', optional: true }) readonly leader?: string | Rider;
}

interface Stable { readonly riders: readonly string[] }

const kinds: NameKinds<Stable> = {
  rider: { noun: 'rider', code: 'unknown-unit', ids: ({ riders }) => new Set(riders), besides: ({ riders }, { free }) => (free === 'all' ? riders : []) },
  gear: { noun: 'gear', more: 'of this rider', ids: (_book, { rider }) => (rider === 'eomer' ? new Set(['spear', 'shield']) : null), first: () => ['shield'] },
};
const names = { kinds, book: { riders: ['eomer', 'eowyn', 'gamling'] } };
const told = (raw: unknown): unknown => unknownNames(Company, raw, names).map(({ pointer, code, detail, suggestions }) => [pointer, code, detail, suggestions]);

describe('unknown names', () => {
  it('are told all at once in the order of the shape, with what they should be', () => {
    const behind = { rider: 'gamlin', behind: { rider: 'x', free: 'all' } };
    expect(told({ leader: 'eowin', riders: [{ rider: 'eomer', gear: ['spear', 'sheild'], behind }, { rider: 'eowyn', gear: ['what nobody can know'] }], heaps: [['any']] })).toEqual([
      ['/riders/0/gear/1', 'unknown-id', 'There is no gear "sheild" of this rider.', ['shield']],
      ['/riders/0/behind/rider', 'unknown-unit', 'There is no rider "gamlin".', ['gamling']],
      ['/riders/0/behind/behind/rider', 'unknown-unit', 'There is no rider "x".', ['eomer', 'eowyn', 'gamling']],
      ['/leader', 'unknown-unit', 'There is no rider "eowin".', ['eowyn']],
    ]);
  });

  it('are looked for wherever the shape is as it should be', () => {
    expect(told({ riders: [null, 5, { rider: 7, gear: 'spear', behind: [{ rider: 'x' }] }, { rider: '' }, { rider: 'r'.repeat(65) }], leader: { rider: 'eomr' } }))
      .toEqual([['/leader/rider', 'unknown-unit', 'There is no rider "eomr".', ['eomer']]]);
    expect(told(null)).toEqual([]);
    expect(told({ riders: [Object.create({ rider: 'inherited' })] })).toEqual([]);
  });

  it('stop at the greatest number of faults', () => {
    expect(unknownNames(Company, { riders: [{ rider: 'eomer', gear: Array(90).fill('x') }, { rider: 'x' }] }, names)).toHaveLength(MOST_PROBLEMS);
  });

  it('stop a request, and nothing else does', () => {
    expect(() => { refuseUnknownNames(Company, { riders: [{ rider: 'x' }] }, names); }).toThrow('There is no rider "x".');
    expect(() => { refuseUnknownNames(Company, { riders: [{ rider: 'eomer', free: 'x' }] }, names); }).not.toThrow();
  });

  it('of a kind that the rule system has not are a mistake of ours', () => {
    expect(() => unknownNames(Company, { riders: [{ rider: 'x' }] }, { kinds: {}, book: names.book })).toThrow('No kind of name is called "rider".');
  });
});

describe('unknown names beside faults of shape', () => {
  const fault = { pointer: '/heaps', code: 'wrong-type', detail: 'A list is wanted here.', suggestions: [] } as const;
  const raw = { riders: [{ rider: 'x' }], heaps: 5 };
  const snapshot = { content: 'c1' } as Snapshot;
  const snapshots = { at: (content: string | null) => (content === null ? snapshot : Promise.reject(new UnknownContentError(content))) } as Snapshots;
  const whole = async (error: InvalidInput, content: string | null): Promise<unknown> => (await withUnknownNames(error, content, snapshots)).problems.map(({ pointer }) => pointer);
  askedOfSystem<Stable>(Company, { names: kinds, bookOf: () => names.book });

  it('follow them', async () => {
    expect(await whole(new InvalidInput([fault], { shape: Company, raw }), null)).toEqual(['/heaps', '/riders/0/rider']);
  });

  it('are not told of a value that has a fault already', async () => {
    const nul = { pointer: '/riders/0/rider', code: 'malformed-value', detail: 'The text holds a NUL.', suggestions: [] } as const;
    expect(await whole(new InvalidInput([nul], { shape: Company, raw }), null)).toEqual(['/riders/0/rider']);
  });

  it('are left alone where the version of the data is not there, and where no rule system is asked', async () => {
    expect(await whole(new InvalidInput([fault], { shape: Company, raw }), 'c0')).toEqual(['/heaps']);
    expect(await whole(new InvalidInput([fault], { shape: Rider, raw }), null)).toEqual(['/heaps']);
    expect(await whole(new InvalidInput([fault]), null)).toEqual(['/heaps']);
  });

  it('make no more faults than one answer lists', async () => {
    const many = await withUnknownNames(new InvalidInput(Array(MOST_PROBLEMS).fill(fault), { shape: Company, raw }), null, snapshots);
    expect([many.problems.length, many.more]).toEqual([MOST_PROBLEMS, true]);
  });
});
