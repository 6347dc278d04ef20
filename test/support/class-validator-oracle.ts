import { validateSync, type ValidationError } from 'class-validator';
import { STRICTLY } from '../../src/api/shared/fields/class-validator-rules.js';
import type { Shape, ValueSpec } from '../../src/api/shared/fields/field-spec.js';
import { fieldsOf } from '../../src/api/shared/fields/shape-registry.js';

type Plain = Record<string, unknown>;

/**
 * What class-validator itself finds wrong with a raw value, by the rules that the shape declares to it: it shares no code
 * with the checks of the service. Gives the pointers of the faults.
 */
export function secondOpinion(shape: Shape, raw: unknown): readonly string[] {
  if (!isPlain(raw)) return [''];
  return validateSync(instanceOf(shape, raw), STRICTLY).flatMap((error) => pointersOf(error, ''));
}

function pointersOf(error: ValidationError, above: string): string[] {
  const pointer = `${above}/${error.property}`;
  return [...(error.constraints ? [pointer] : []), ...(error.children ?? []).flatMap((child) => pointersOf(child, pointer))];
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The raw value as an instance of its class, which is where class-validator looks for rules: own keys only, nested shapes likewise. */
function instanceOf(shape: Shape, raw: Plain): object {
  const instance = Object.create(shape.prototype as object) as object;
  const specs = new Map(fieldsOf(shape).map((field) => [field.name, field.value]));
  for (const [key, value] of Object.entries(raw)) {
    Object.defineProperty(instance, harmless(key), { value: nested(specs.get(key), value), enumerable: true, configurable: true, writable: true });
  }
  return instance;
}

/** The library finds an object's rules through its `constructor`: an own key of that name would switch them off. */
const harmless = (key: string): string => (key in Object.prototype ? `own ${key}` : key);

function nested(spec: ValueSpec | undefined, value: unknown): unknown {
  switch (spec?.kind) {
    case 'object': return isPlain(value) ? instanceOf(spec.shape(), value) : value;
    case 'either': return nested(spec.object, value);
    case 'list': return Array.isArray(value) ? value.map((item) => nested(spec.items, item)) : value;
    default: return value;
  }
}
