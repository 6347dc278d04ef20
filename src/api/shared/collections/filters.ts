import { fieldSpec, type ValueSpec } from '../fields/field-spec.js';
import { choice, flag, id, text, wholeNumber } from '../fields/values.js';
import type { ProblemCode } from '../../../rules/shared/rule-error.js';
import type { Filter } from './collection.js';

interface Described {
  readonly name: string;
  readonly description: string;
  readonly example?: string | number;
}

interface Ids<Book> {
  /** Ids that may be named. */
  readonly known: (book: Book) => Iterable<string>;
  readonly unknown?: ProblemCode;
}

// The field lets only values of its own kind through, so that each test may name the type it takes.
const filter = <Book, View>(
  { name, description, example }: Described, value: ValueSpec, keeps: (view: View, value: never, book: Book) => boolean, ids: Ids<Book> | null = null,
): Filter<Book, View> => ({
  field: fieldSpec(name, value, { description, example, optional: true, nullable: true }),
  keeps: (wanted, book) => (view) => keeps(view, wanted as never, book),
  known: ids?.known ?? null,
  unknown: ids?.unknown ?? 'unknown-id',
});

/** Keeps the records with this word of a closed list. */
export const wordFilter = <Book, View>(what: Described, words: readonly string[], get: (view: View) => string): Filter<Book, View> =>
  filter(what, choice(words), (view: View, word: string) => get(view) === word);

/** Keeps the records that have to do with the thing of this id. */
export const idFilter = <Book, View>(what: Described, ids: Ids<Book>, has: (view: View, id: string, book: Book) => boolean): Filter<Book, View> =>
  filter(what, id(), has, ids);

/** Keeps the records of which this is so, or those of which it is not. */
export const flagFilter = <Book, View>(what: Described, get: (view: View) => boolean): Filter<Book, View> =>
  filter(what, flag(), (view: View, wanted: boolean) => get(view) === wanted);

/** Keeps the records with at least this many. */
export const leastFilter = <Book, View>(what: Described, get: (view: View) => number): Filter<Book, View> =>
  filter(what, wholeNumber({ min: 0 }), (view: View, least: number) => get(view) >= least);

/** Keeps the records with at most this many. */
export const mostFilter = <Book, View>(what: Described, get: (view: View) => number): Filter<Book, View> =>
  filter(what, wholeNumber({ min: 0 }), (view: View, most: number) => get(view) <= most);

/** Keeps the records whose text begins so, whatever the case of the letters. */
export const prefixFilter = <Book, View>(what: Described, get: (view: View) => string): Filter<Book, View> =>
  filter(what, text({ min: 1, max: 100 }), (view: View, prefix: string) => get(view).toLowerCase().startsWith(prefix.toLowerCase()));
