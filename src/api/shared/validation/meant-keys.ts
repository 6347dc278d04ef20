import { nearMatches } from '../../../rules/shared/near-matches.js';
import type { FieldSpec, Shape, ValueSpec } from '../fields/field-spec.js';
import { fieldsOf } from '../fields/shape-registry.js';
import { quote } from './quote.js';

/** Most keys that are named as the holders of one that stands too far out. */
const MOST_HOLDERS = 3;

interface MeantKeys {
  readonly detail: string;
  readonly suggestions: readonly string[];
}

/** What a caller may have meant by a key that an object does not have: one written alike, or one whose own object has it. */
export function meantKeys(key: string, fields: readonly Pick<FieldSpec, 'name' | 'value'>[]): MeantKeys {
  const detail = `There is no key ${quote(key)} here`;
  const alike = nearMatches(key, fields.map(({ name }) => name));
  const holders = fields.filter(({ value }) => hasKey(shapeOf(value), key)).map(({ name }) => name).slice(0, MOST_HOLDERS);
  if (alike.length > 0 || holders.length === 0) return { detail: `${detail}.`, suggestions: alike };
  return { detail: `${detail}: it belongs in ${holders.map(quote).join(' or ')}.`, suggestions: holders };
}

const hasKey = (shape: Shape | null, key: string): boolean => shape !== null && fieldsOf(shape).some(({ name }) => name === key);

/** The shape of the objects that a value is or holds. */
function shapeOf(value: ValueSpec): Shape | null {
  switch (value.kind) {
    case 'object': return value.shape();
    case 'either': return value.object.shape();
    case 'list': return shapeOf(value.items);
    default: return null;
  }
}
