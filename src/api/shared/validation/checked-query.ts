import type { Shape, ValueSpec } from '../fields/field-spec.js';
import { checkOfShape } from './check-shape.js';
import { declaredFields } from './declared-fields.js';
import { Faults } from './faults.js';
import { InvalidInput } from './invalid-input.js';

/** Query strings as they come from the parser: a text, or several where a parameter is repeated. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * A query string as the shape wants it. Texts become numbers, flags and lists (`a,b,c`) where the field says so;
 * what does not convert stays a text and is refused. A repeated parameter is refused.
 * @throws InvalidInput with every fault, pointers as `/limit`
 */
export function checkedQuery<T extends object>(shape: Shape<T>, raw: RawQuery): T {
  const faults = new Faults();
  const values = new Map(declaredFields(shape).map((field) => [field.name, field.value]));
  const coerced: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [key, given] of Object.entries(raw)) {
    const spec = values.get(key);
    if (typeof given !== 'string' && given !== undefined) {
      if (spec) faults.addAt(key, 'too-many', `The parameter is given ${given.length} times; give it once.`);
      coerced[key] = spec ? undefined : given;
    } else {
      coerced[key] = spec && given !== undefined ? converted(spec, given) : given;
    }
  }
  const value = checkOfShape(shape)(coerced, faults);
  if (faults.count > 0) throw new InvalidInput(faults.problems);
  return value as T;
}

function converted(spec: ValueSpec, text: string): unknown {
  switch (spec.kind) {
    case 'whole-number': case 'number': return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'flag': return text === 'true' ? true : text === 'false' ? false : text;
    case 'list': return text.split(',').map((item) => converted(spec.items, item));
    default: return text;
  }
}
