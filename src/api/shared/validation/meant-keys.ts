import { MOST_LISTED, nearMatches } from '../../../rules/shared/near-matches.js';
import type { FieldSpec, Shape, ValueSpec } from '../fields/field-spec.js';
import { fieldsOf } from '../fields/shape-registry.js';
import { quote } from './quote.js';

/** Most keys that are named as the holders of one that stands too far out. */
const MOST_HOLDERS = 3;

interface MeantKeys {
  readonly detail: string;
  readonly suggestions: readonly string[];
}

/**
 * What a caller may have meant by a key that an object does not have: one written alike, or one whose own object has it. Where
 * there is neither, the keys that there are.
 */
export function meantKeys(key: string, fields: readonly Pick<FieldSpec, 'name' | 'value'>[]): MeantKeys {
  const detail = `There is no key ${quote(key)} here`;
  const names = fields.map(({ name }) => name);
  const alike = nearMatches(key, names).filter((name) => !isRhyme(key, name));
  if (alike.length > 0) return { detail: `${detail}.`, suggestions: alike };
  const holders = fields.filter(({ value }) => hasKey(shapeOf(value), key)).map(({ name }) => name).slice(0, MOST_HOLDERS);
  if (holders.length > 0) return { detail: `${detail}: it belongs in ${holders.map(quote).join(' or ')}.`, suggestions: holders };
  return { detail: `${detail}: ${keysThere(names)}.`, suggestions: names.length > MOST_LISTED ? [] : names };
}

/** Whether two keys differ in their first letter alone: `count` is no slip of `mount`. */
const isRhyme = (key: string, name: string): boolean => key.slice(1) === name.slice(1) && key.charAt(0).toLowerCase() !== name.charAt(0).toLowerCase();

function keysThere(names: readonly string[]): string {
  if (names.length === 0) return 'none is taken';
  return `there are ${names.slice(0, MOST_LISTED).join(', ')}${names.length > MOST_LISTED ? ' …' : ''}`;
}

/** Whether an object of the shape, if it is one, has all of the keys. */
export const hasKeys = (shape: Shape | null, keys: readonly string[]): boolean => shape !== null && keys.every((key) => hasKey(shape, key));

const hasKey = (shape: Shape | null, key: string): boolean => shape !== null && fieldsOf(shape).some(({ name }) => name === key);

/** The shape of the objects that a value is or holds. */
export function shapeOf(value: ValueSpec): Shape | null {
  switch (value.kind) {
    case 'object': return value.shape();
    case 'either': return value.object.shape();
    case 'list': return shapeOf(value.items);
    default: return null;
  }
}
