import {
  Allow, ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsInt, IsNumber, IsObject, IsString, Max, Min, ValidateBy, ValidateIf, ValidateNested,
  validateSync, type ValidationOptions, type ValidatorOptions,
} from 'class-validator';
import type { EitherSpec, FieldSpec, ListSpec, Plain, Shape, ValueSpec } from './field-spec.js';
import { GREATEST_INT, LEAST_INT, LONGEST_ID, LONGEST_TEXT } from './values.js';

/** What class-validator has no rule for. It travels in the `context` of the rule that it belongs to. */
export interface RuleContext {
  /** Of `ValidateNested`, `Allow` and `OrNested`: the class of the object. */
  readonly shape?: () => Shape;
  /** Of `IsArray`: one text with commas does as well. */
  readonly commas?: boolean;
  /** Of `IsInt`: what is wanted, in words. */
  readonly wanted?: string | undefined;
  /** Of `ValidateIf`: what an absent key stands for. */
  readonly default?: Plain | undefined;
}

/** Name of our rule for the length and soundness of a text. */
export const CHARACTERS = 'characters';
/** Name of our rule for an object in place of a short value. */
export const OR_NESTED = 'orNested';
/** Name of our rule for a list within a list. */
export const FITS_ROW = 'fitsRow';

/** How class-validator is asked, so that it refuses what the checks refuse. */
export const STRICTLY: ValidatorOptions = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true };

type Row = new () => { row?: unknown };
type Options = Omit<ValidationOptions, 'context'> & { readonly context?: RuleContext };

/** Declares the field of a request to class-validator: whether it must be given, and the rules of its value. */
export function declareToClassValidator(prototype: object, { name, value, optional, nullable, default: fallback }: FieldSpec): void {
  const given = ValidateIf((_object, raw) => !(raw === undefined && optional) && !(raw === null && nullable), { context: { default: fallback } });
  for (const rule of [given, ...rulesOf(value)]) rule(prototype, name);
}

function rulesOf(value: ValueSpec, options: Options = {}): PropertyDecorator[] {
  switch (value.kind) {
    case 'text': return [IsString(options), Characters(value.min, value.max ?? LONGEST_TEXT, options)];
    case 'id': return [IsString(options), Characters(1, Math.min(value.max, LONGEST_ID), options)];
    case 'whole-number': return [IsInt(value.wanted === undefined ? options : { ...options, context: { wanted: value.wanted } }), Min(value.min ?? LEAST_INT, options), Max(value.max ?? GREATEST_INT, options)];
    case 'number': return [IsNumber({}, options), ...(value.min === null ? [] : [Min(value.min, options)]), ...(value.max === null ? [] : [Max(value.max, options)])];
    case 'flag': return [IsBoolean(options)];
    case 'choice': return [IsIn([...value.words], options)];
    case 'object': return value.checked ? [IsObject(options), ValidateNested(within(value.shape, options))] : [Allow(within(value.shape, options))];
    case 'either': return rulesOfEither(value, options);
    case 'list': return options.each ? [FitsRow(value, options)] : rulesOfList(value, options);
    default: throw new Error(`A request cannot hold a value of kind "${value.kind}".`);
  }
}

const within = (shape: () => Shape, options: Options): Options => ({ ...options, context: { shape } });

function rulesOfList({ items, min, max, commas }: ListSpec, options: Options): PropertyDecorator[] {
  if (max === null) throw new Error('A list in a request must say how many items it takes at most.');
  return [IsArray({ ...options, context: { commas } }), ArrayMinSize(min, options), ArrayMaxSize(max, options), ...rulesOf(items, { ...options, each: true })];
}

const rulesOfEither = ({ short, object }: EitherSpec, options: Options): PropertyDecorator[] => [
  OrNested(within(object.shape, options)),
  ...rulesOf(short, { ...options, validateIf: (_object, raw) => !isObject(raw) }),
];

/** A text of so many code points, without NUL and lone surrogates: `Length` counts otherwise. */
function Characters(min: number, max: number, options: Options): PropertyDecorator {
  const validate = (raw: unknown): boolean => typeof raw === 'string' && new RegExp(`^[^\\0\\p{Surrogate}]{${min},${max}}$`, 'u').test(raw);
  return ValidateBy({ name: CHARACTERS, constraints: [min, max], validator: { validate } }, options);
}

/** An object, where there is one, is validated as `ValidateNested` does; what is none is left to the other rules. */
function OrNested(options: Options): PropertyDecorator {
  const validate = (raw: unknown): boolean => !isObject(raw) || validateSync(raw, STRICTLY).length === 0;
  return ValidateBy({ name: OR_NESTED, validator: { validate } }, options);
}

/** A list within a list: `each` goes down one step only, so the inner list is the property of a class of its own. */
function FitsRow(value: ListSpec, options: Options): PropertyDecorator {
  const RowOfList: Row = class {};
  for (const rule of rulesOfList(value, {})) rule(RowOfList.prototype as object, 'row');
  const validate = (raw: unknown): boolean => validateSync(Object.assign(new RowOfList(), { row: raw }), STRICTLY).length === 0;
  return ValidateBy({ name: FITS_ROW, constraints: [RowOfList], validator: { validate } }, options);
}

const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null;
