/** A class whose properties carry field decorators. */
export type Shape<T extends object = object> = abstract new (...args: never[]) => T;

/** Any text: no NUL, no lone surrogates. Lengths are counted in code points, as JSON Schema does. `max: null` means the house limit in a request. */
export interface TextSpec {
  readonly kind: 'text';
  readonly min: number;
  readonly max: number | null;
}
/** A kebab-case id. Input that is no id at all is refused later, as an unknown one. */
export interface IdSpec {
  readonly kind: 'id';
  readonly max: number;
  /** What it names in a request: a word of the rule system's register of names. Absent where any id will do, or where the rules look it up. */
  readonly names?: string | undefined;
}
/** A whole number of 32 bits, as GraphQL's `Int` is. */
export interface WholeNumberSpec {
  readonly kind: 'whole-number';
  readonly min: number | null;
  readonly max: number | null;
  /** What is wanted, in words, where the bounds alone would mislead. */
  readonly wanted?: string | undefined;
}
/** A finite number, whole or not. */
export interface NumberSpec {
  readonly kind: 'number';
  readonly min: number | null;
  readonly max: number | null;
}
/** `true` or `false`. */
export interface FlagSpec {
  readonly kind: 'flag';
}
/** One word of a closed list. */
export interface ChoiceSpec {
  readonly kind: 'choice';
  readonly words: readonly string[];
}
/** An object of another shape. */
export interface ObjectSpec {
  readonly kind: 'object';
  readonly shape: () => Shape;
  /** `false` lets the value pass as it came: the handler checks it by itself, so that one bad item does not spoil a batch. */
  readonly checked: boolean;
  /** `true` where a caller may ask for some of the fields only, so that any may be missing. Answers only. */
  readonly sparse: boolean;
}
/** A list of so many items; `max` is `null` for any number, in answers only. */
export interface ListSpec {
  readonly kind: 'list';
  readonly items: ValueSpec;
  readonly min: number;
  readonly max: number | null;
  /** A text with commas is taken for a list, through GraphQL too: `points,-name`. Only where no item holds a comma. */
  readonly commas: boolean;
}
/** A short value, or an object that says more in its place: `"fortress"` or `{ "capacity": 3, … }`. */
export interface EitherSpec {
  readonly kind: 'either';
  readonly short: ValueSpec;
  readonly object: ObjectSpec;
}
/** Any JSON. Answers only. */
export interface ScalarSpec {
  readonly kind: 'scalar';
}
/** A map from a name to a whole number. Answers only. */
export interface CountsSpec {
  readonly kind: 'counts';
}

/** What a value may be. */
export type ValueSpec =
  | TextSpec | IdSpec | WholeNumberSpec | NumberSpec | FlagSpec | ChoiceSpec | ObjectSpec | EitherSpec | ListSpec | ScalarSpec | CountsSpec;

/** What a default may be: plain JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** What a field decorator is told besides the value. */
export interface FieldOptions {
  /** A whole sentence or noun phrase for people. Limits are added from the specification. */
  readonly description: string;
  readonly example?: Plain | undefined;
  /** The key may be absent. Implied by `default`. */
  readonly optional?: boolean | undefined;
  /** The value may be `null`. */
  readonly nullable?: boolean | undefined;
  /** Taken where the key is absent. An optional and nullable field without one takes `null`. */
  readonly default?: Plain | undefined;
}

/** One property of a shape: what it may be, and what it is called. */
export interface FieldSpec {
  readonly name: string;
  readonly value: ValueSpec;
  readonly description: string;
  readonly example: Plain | undefined;
  readonly optional: boolean;
  readonly nullable: boolean;
  /** `undefined` for none: an absent key then stays absent. */
  readonly default: Plain | undefined;
}

/** What a check wants to know of a field. */
export type FieldRules = Pick<FieldSpec, 'name' | 'value' | 'optional' | 'nullable' | 'default'>;

/** A field as its decorator tells it, with what follows from that filled in. */
export const fieldSpec = (name: string, value: ValueSpec, options: FieldOptions): FieldSpec => {
  const optional = options.optional ?? options.default !== undefined;
  const nullable = options.nullable ?? false;
  const fallback = options.default === undefined && optional && nullable ? null : options.default;
  return { name, value, description: options.description, example: options.example, optional, nullable, default: fallback };
};
