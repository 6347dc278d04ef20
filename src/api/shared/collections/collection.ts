import type { ProblemCode } from '../../../rules/shared/rule-error.js';
import type { FieldSpec, Shape } from '../fields/field-spec.js';
import type { SortKeys } from '../paging/sorting.js';
import type { UnknownName } from '../problems/problem-codes.js';

/** Anything that a collection lists: it has an id, and is frozen. */
export interface Identified {
  readonly id: string;
}

/** One filter: a parameter of both doors, and which records it keeps. */
export interface Filter<Book, View> {
  readonly field: FieldSpec;
  /** Whether a record stays, for one value of the filter. Asked for once a request, after the value is known to exist. */
  keeps(value: unknown, book: Book): (view: View) => boolean;
  /** Ids that the value may name, where it names something; anything else is an error. */
  readonly known: ((book: Book) => Iterable<string>) | null;
  /** Code of the fault where the value names nothing. */
  readonly unknown: ProblemCode;
}

/**
 * A list of records that callers can filter, search, sort and page, described once. REST parameters, GraphQL arguments,
 * the documentation and the parity test all come from this table.
 */
export interface Collection<Book, View extends Identified> {
  /** Path segment of the REST routes: `special-rules`. */
  readonly path: string;
  /** GraphQL field of the list: `specialRules`. */
  readonly plural: string;
  /** GraphQL field of one record: `specialRule`. */
  readonly singular: string;
  /** For sentences: `special rule`, `special rules`. */
  readonly noun: string;
  readonly nouns: string;
  /** Codes of an id that is not there: as the resource itself, and inside a request. */
  readonly unknown: { readonly resource: UnknownName; readonly entry: ProblemCode };
  readonly view: Shape<View>;
  /** Every record, in the order of the book. Asked for once for each version of the data. */
  readonly records: (book: Book) => readonly View[];
  /** What `q` searches. */
  readonly nameOf: (view: View) => string;
  readonly filters: readonly Filter<Book, View>[];
  readonly sorts: SortKeys<View>;
}

/** For a register: a table only ever gets to see records of its own, so that what they are may be forgotten there. */
export function listed<Book, View extends Identified>(collection: Collection<Book, View>): Collection<Book, Identified> {
  return collection as unknown as Collection<Book, Identified>;
}
