import { deepFreeze } from '../../../reference/seeding/deep-freeze.js';
import { sorted } from '../paging/sorting.js';
import type { Collection, Identified } from './collection.js';
import { nameSearch, type NameSearch } from './name-search.js';

/** The records of one collection in one version of the data, ready to be looked up. */
export interface Shelf<View> {
  /** In the order of the book. */
  readonly all: readonly View[];
  /** The same, ordered by id. */
  readonly ordered: readonly View[];
  /** A map, so that an id such as `__proto__` finds nothing. */
  readonly byId: ReadonlyMap<string, View>;
  readonly search: NameSearch;
}

const shelves = new WeakMap<object, Map<unknown, Shelf<unknown>>>();

/** Made when first asked for, kept as long as the version of the data. */
export function shelfOf<Book extends object, View extends Identified>(collection: Collection<Book, View>, book: Book): Shelf<View> {
  const ofBook = shelves.get(book) ?? new Map<unknown, Shelf<unknown>>();
  shelves.set(book, ofBook);
  const shelf = ofBook.get(collection) ?? fill(collection, book);
  ofBook.set(collection, shelf);
  return shelf as Shelf<View>;
}

function fill<Book, View extends Identified>({ records, nameOf }: Collection<Book, View>, book: Book): Shelf<View> {
  const all = deepFreeze(records(book));
  return { all, ordered: sorted(all, [], {}), byId: new Map(all.map((view) => [view.id, view])), search: nameSearch(all, nameOf) };
}
