import type { ChoiceSpec, CountsSpec, EitherSpec, FlagSpec, IdSpec, ListSpec, NumberSpec, ObjectSpec, ScalarSpec, Shape, TextSpec, ValueSpec, WholeNumberSpec } from './field-spec.js';

/** Longest text and id that a request may hold where a field says nothing else, in characters. */
export const LONGEST_TEXT = 200;
export const LONGEST_ID = 64;
/** Bounds of a whole number where a field says nothing else: those of GraphQL's `Int`. */
export const LEAST_INT = -2_147_483_648;
export const GREATEST_INT = 2_147_483_647;

/** Any text; `max` is that of the house where nothing is said. */
export const text = (limits: { min?: number; max?: number } = {}): TextSpec => ({ kind: 'text', min: limits.min ?? 0, max: limits.max ?? null });
/** An id; `names` says what it is the id of, so that it is looked up before any rule runs. */
export const id = (limits: { max?: number; names?: string } = {}): IdSpec => ({ kind: 'id', max: limits.max ?? LONGEST_ID, ...(limits.names === undefined ? {} : { names: limits.names }) });
/** A whole number from `min` to `max`, those of GraphQL's `Int` where nothing is said. */
export const wholeNumber = (limits: { min?: number; max?: number; wanted?: string } = {}): WholeNumberSpec => ({
  kind: 'whole-number', min: limits.min ?? null, max: limits.max ?? null, ...(limits.wanted === undefined ? {} : { wanted: limits.wanted }),
});
/** A number, whole or not. */
export const number = (limits: { min?: number; max?: number } = {}): NumberSpec => ({ kind: 'number', min: limits.min ?? null, max: limits.max ?? null });
/** `true` or `false`. */
export const flag = (): FlagSpec => ({ kind: 'flag' });
/** One word of a closed list. */
export const choice = (words: readonly string[]): ChoiceSpec => ({ kind: 'choice', words });
/** An object of another shape, which is asked for late, so that shapes may name each other. */
export const object = (shape: () => Shape): ObjectSpec => ({ kind: 'object', shape, checked: true, sparse: false });
/** An object that the handler checks by itself with `checked`: for items of a batch, which are judged one by one. */
export const unchecked = (shape: () => Shape): ObjectSpec => ({ kind: 'object', shape, checked: false, sparse: false });
/** An object of an answer that a caller may ask for in part (`fields=`). */
export const sparse = (shape: () => Shape): ObjectSpec => ({ kind: 'object', shape, checked: true, sparse: true });
/** A short value or an object in its place. In GraphQL it is any JSON, checked like that of REST. */
export const either = (short: ValueSpec, shape: () => Shape): EitherSpec => ({ kind: 'either', short, object: object(shape) });
/** A list in a request must have a `max`; a list in an answer need not. */
export const list = (items: ValueSpec, limits: { min?: number | undefined; max?: number | undefined; commas?: boolean | undefined } = {}): ListSpec => ({
  kind: 'list', items, min: limits.min ?? 0, max: limits.max ?? null, commas: limits.commas ?? false,
});
/** Any JSON. Answers only. */
export const scalar = (): ScalarSpec => ({ kind: 'scalar' });
/** A map from a name to a whole number. Answers only. */
export const counts = (): CountsSpec => ({ kind: 'counts' });
