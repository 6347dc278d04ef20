import { fieldSpec, type FieldOptions, type Shape, type ValueSpec } from './field-spec.js';
import { addField } from './shape-registry.js';
import { choice, counts, either, flag, id, list, number, object, scalar, text, wholeNumber } from './values.js';

type Decorated = (prototype: object, name: string) => void;
interface Between { readonly min?: number; readonly max?: number }

const field = (value: ValueSpec, options: FieldOptions): Decorated => (prototype, name) => {
  addField(prototype, fieldSpec(name, value, options));
};

/** A text of `min` to `max` characters (0 to 200 where nothing is said). */
export const TextField = (options: FieldOptions & Between): Decorated => field(text(options), options);

/** A kebab-case id. `names` says what must exist by that id in a request: `names: 'unit'`. */
export const IdField = (options: FieldOptions & { readonly max?: number; readonly names?: string }): Decorated => field(id(options), options);

/** A whole number from `min` to `max`. */
export const WholeNumberField = (options: FieldOptions & Between): Decorated => field(wholeNumber(options), options);

/** A number, whole or not, from `min` to `max`. */
export const NumberField = (options: FieldOptions & Between): Decorated => field(number(options), options);

/** `true` or `false`. */
export const FlagField = (options: FieldOptions): Decorated => field(flag(), options);

/** One word of a closed list. */
export const ChoiceField = (words: readonly string[], options: FieldOptions): Decorated => field(choice(words), options);

/** An object of another shape. */
export const ObjectField = (shape: () => Shape, options: FieldOptions): Decorated => field(object(shape), options);

/** A short value, or an object of another shape in its place. Requests only. */
export const EitherField = (short: ValueSpec, shape: () => Shape, options: FieldOptions): Decorated => field(either(short, shape), options);

/**
 * A list: `@ListField(id(), { max: 20, default: [] })`, `@ListField(object(() => Entry), …)`, `@ListField(list(text()), …)`.
 * `min` and `max` count its items; a list of a request must say its `max`. With `commas` one text with commas does as well.
 */
export const ListField = (items: ValueSpec, options: FieldOptions & Between & { readonly commas?: boolean }): Decorated => field(list(items, options), options);

/** Any JSON (the `value` of a patch step). Answers only. */
export const ScalarField = (options: FieldOptions): Decorated => field(scalar(), options);

/** A map from a name to a whole number. Answers only. */
export const CountsField = (options: FieldOptions): Decorated => field(counts(), options);
