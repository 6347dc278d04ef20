import { deepFreeze } from '../../../reference/seeding/deep-freeze.js';
import type { FieldRules, Shape, ValueSpec } from '../fields/field-spec.js';
import { checkOf, type Check } from './check-value.js';
import { declaredFields } from './declared-fields.js';
import type { Faults } from './faults.js';
import { hasKeys, meantKeys, shapeOf } from './meant-keys.js';
import { objectWanted } from './object-wanted.js';
import { quote } from './quote.js';

type Plain = Record<string, unknown>;

interface CheckedField {
  readonly name: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly default: unknown;
  readonly value: ValueSpec;
  readonly check: Check;
}

const checks = new WeakMap<Shape, Check>();

/** The check of a whole shape: made when first asked for, kept. */
export function checkOfShape(shape: Shape): Check {
  let check = checks.get(shape);
  if (!check) {
    check = checkFields(declaredFields(shape).map(checkedField), () => objectWanted(shape));
    checks.set(shape, check);
  }
  return check;
}

/** The check of an object that has these fields and no others. */
export const checkOfFields = (fields: readonly FieldRules[]): Check => checkFields(fields.map(checkedField), () => 'An object');

const checkedField = (field: FieldRules): CheckedField => ({
  name: field.name, required: !field.optional, nullable: field.nullable, default: deepFreeze(field.default), value: field.value,
  check: checkOf(field.value, checkOfShape),
});

/** `wanted` says in words what object is meant; asked for where something else is given. */
function checkFields(fields: readonly CheckedField[], wanted: () => string): Check {
  return (raw, faults) => {
    if (!isPlainObject(raw)) {
      faults.add(raw === undefined ? 'required' : 'wrong-type', `${wanted()} is wanted here, not ${quote(raw)}.`);
      return raw;
    }
    const value: Plain = {};
    let known = 0;
    for (const field of fields) {
      const given = Object.hasOwn(raw, field.name) ? raw[field.name] : undefined;
      if (given !== undefined) known += 1;
      const meant = takenElsewhere(field, given, fields);
      if (meant) faults.addAt(field.name, 'wrong-type', `No object is wanted here: this one belongs in ${quote(meant.name)}.`, [meant.name]);
      else take(field, given, value, faults);
    }
    if (Object.keys(raw).length > known) refuseUnknownKeys(raw, fields, faults);
    return value;
  };
}

function take(field: CheckedField, given: unknown, value: Plain, faults: Faults): void {
  if (given === undefined) {
    if (field.required) faults.addAt(field.name, 'required', `The key ${quote(field.name)} is missing.`);
    else if (field.default !== undefined) value[field.name] = field.default;
  } else if (given === null && field.nullable) {
    value[field.name] = null;
  } else {
    const before = faults.count;
    value[field.name] = field.check(given, faults);
    if (faults.count > before) faults.under(field.name, before);
  }
}

/** An object where none is wanted, which another key of the same object takes: says which. */
function takenElsewhere(field: CheckedField, given: unknown, fields: readonly CheckedField[]): CheckedField | undefined {
  if (!isPlainObject(given) || shapeOf(field.value) !== null) return undefined;
  const keys = Object.keys(given);
  return keys.length === 0 ? undefined : fields.find((other) => other.value.kind !== 'list' && hasKeys(shapeOf(other.value), keys));
}

function refuseUnknownKeys(raw: Plain, fields: readonly CheckedField[], faults: Faults): void {
  const names = new Set(fields.map((field) => field.name));
  for (const key of Object.keys(raw)) {
    if (faults.full) return;
    if (names.has(key)) continue;
    const { detail, suggestions } = meantKeys(key, fields);
    faults.addAt(key, 'unknown-key', detail, suggestions);
  }
}

const isPlainObject = (raw: unknown): raw is Plain => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
