import 'reflect-metadata';
import {
  ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsDefined, IsIn, IsNumber, IsInt, IsObject, IsString, Matches, Max, Min, ValidateIf, ValidateNested,
  validateSync, type ValidationError, type ValidationOptions,
} from 'class-validator';
import type { FieldSpec, Shape, ValueSpec } from '../../src/api/shared/fields/field-spec.js';
import { fieldsOf } from '../../src/api/shared/fields/shape-registry.js';
import { GREATEST_INT, LEAST_INT, LONGEST_ID, LONGEST_TEXT } from '../../src/api/shared/fields/values.js';

type Plain = Record<string, unknown>;
const WELL_FORMED = /^(?:(?!\0)\P{Surrogate})*$/u;
/** Lengths in code points: the library's own rules count otherwise. */
const lengthOf = (min: number, max: number): RegExp => new RegExp(`^.{${min},${max}}$`, 'su');
const copies = new WeakMap<Shape, new () => Plain>();

/**
 * A second opinion on what a shape accepts: the same specification told to class-validator, which shares no code with
 * the checks of the service. Gives the pointers that it finds fault with.
 */
export function secondOpinion(shape: Shape, raw: unknown): readonly string[] {
  if (!isPlain(raw)) return [''];
  const errors = validateSync(instanceOf(shape, raw), { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });
  return errors.flatMap((error) => pointersOf(error, ''));
}

function pointersOf(error: ValidationError, above: string): string[] {
  const pointer = `${above}/${error.property}`;
  return [...(error.constraints ? [pointer] : []), ...(error.children ?? []).flatMap((child) => pointersOf(child, pointer))];
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The raw value as an instance of a class that class-validator knows: own keys only, nested shapes likewise. */
function instanceOf(shape: Shape, raw: Plain): object {
  const instance = new (decorated(shape))();
  const specs = new Map(fieldsOf(shape).map((field) => [field.name, field.value]));
  for (const [key, value] of Object.entries(raw)) {
    Object.defineProperty(instance, harmless(key), { value: nested(specs.get(key), value), enumerable: true, configurable: true, writable: true });
  }
  return instance;
}

/** The library finds an object's rules through its `constructor`: an own key of that name would switch them off. */
const harmless = (key: string): string => (key in Object.prototype ? `own ${key}` : key);

function nested(spec: ValueSpec | undefined, value: unknown): unknown {
  if (spec?.kind === 'object' && isPlain(value)) return instanceOf(spec.shape(), value);
  if (spec?.kind === 'list' && Array.isArray(value)) return value.map((item) => nested(spec.items, item));
  return value;
}

function decorated(shape: Shape): new () => Plain {
  let copy = copies.get(shape);
  if (!copy) {
    copy = class {} as unknown as new () => Plain;
    copies.set(shape, copy);
    for (const field of fieldsOf(shape)) declare(copy.prototype as object, field);
  }
  return copy;
}

function declare(prototype: object, field: FieldSpec): void {
  const given = ValidateIf((_object, value) => !(value === undefined && field.optional) && !(value === null && field.nullable));
  for (const decorator of [given, IsDefined(), ...rulesOf(field.value)]) decorator(prototype, field.name);
}

function rulesOf(value: ValueSpec, options: ValidationOptions = {}): PropertyDecorator[] {
  switch (value.kind) {
    case 'text': return [IsString(options), Matches(lengthOf(value.min, value.max ?? LONGEST_TEXT), options), Matches(WELL_FORMED, options)];
    case 'id': return [IsString(options), Matches(lengthOf(1, Math.min(value.max, LONGEST_ID)), options), Matches(WELL_FORMED, options)];
    case 'whole-number': return [IsInt(options), Min(value.min ?? LEAST_INT, options), Max(value.max ?? GREATEST_INT, options)];
    case 'number': return [IsNumber({}, options), Min(value.min ?? -Number.MAX_VALUE, options), Max(value.max ?? Number.MAX_VALUE, options)];
    case 'flag': return [IsBoolean(options)];
    case 'choice': return [IsString(options), IsIn([...value.words], options)];
    case 'object': return [IsObject(options), ValidateNested(options)];
    case 'list': return [IsArray(), ArrayMinSize(value.min), ArrayMaxSize(value.max ?? Number.MAX_SAFE_INTEGER), ...rulesOf(value.items, { each: true })];
    default: throw new Error(`No request holds a ${value.kind}.`);
  }
}
