import type { ProblemCode } from '../../../rules/shared/rule-error.js';

/** The object of a request in which a name stands, as the caller sent it: what is beside the name may be of any type. */
export type Beside = Readonly<Record<string, unknown>>;

/** Ids that there are: a map or a set of them. */
export interface Ids {
  has(id: string): boolean;
  keys(): Iterable<string>;
}

/** What an id of a request may name, over one version of the data. */
export interface NameKind<Book> {
  /** What it is called in a sentence: `There is no magical power "x".` */
  readonly noun: string;
  /** What follows the name in that sentence: `of this unit`. */
  readonly more?: string;
  /** `unknown-id` where nothing is said. */
  readonly code?: ProblemCode;
  /** All ids that there are; `null` where what stands beside the name does not tell which. */
  readonly ids: (book: Book, beside: Beside) => Ids | null;
  /** Ids suggested before others that come as near. */
  readonly first?: (book: Book, beside: Beside) => Iterable<string>;
  /** Ids suggested after those that come near, however far they are. */
  readonly besides?: (book: Book, beside: Beside) => Iterable<string>;
}

/** The kinds of names of one rule system, by the word that fields use for them (`names: 'unit'`). */
export type NameKinds<Book> = Readonly<Record<string, NameKind<Book>>>;
