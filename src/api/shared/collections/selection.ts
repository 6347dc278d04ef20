import { nearOrAll } from '../../../rules/shared/near-matches.js';
import { RuleError, type Problem } from '../../../rules/shared/rule-error.js';
import { sorted } from '../paging/sorting.js';
import { quote } from '../validation/quote.js';
import type { Collection, Filter, Identified } from './collection.js';
import { shelfOf, type Shelf } from './shelf.js';

/** What a caller asks of a list through either door: values of filters by name, `null` or absent for none. */
export interface Selection {
  readonly q: string | null;
  readonly ids: readonly string[] | null;
  readonly sort: readonly string[];
  readonly [filter: string]: unknown;
}

/**
 * The records that a caller asks for, all pages together: by `sort`, else by relevance where `q` is given; ties by id.
 * @throws RuleError for values that name nothing
 */
export function select<Book extends object, View extends Identified>(collection: Collection<Book, View>, book: Book, asked: Selection): readonly View[] {
  const shelf = shelfOf(collection, book);
  const filters = collection.filters.filter(({ field }) => isGiven(asked[field.name]));
  const problems = [...unknownIds(collection, shelf, asked), ...filters.flatMap((filter) => unknownValue(filter, book, asked))];
  if (problems.length > 0) throw new RuleError(problems);
  const tests = filters.map((filter) => filter.keeps(asked[filter.field.name], book));
  const found = candidates(shelf, asked);
  const kept = tests.length === 0 ? found : found.filter((view) => tests.every((keeps) => keeps(view)));
  return asked.sort.length === 0 ? kept : sorted(kept, asked.sort, collection.sorts);
}

/** What decides which records a selection has, and in which order: the same through both doors. */
export function signatureOf<Book, View extends Identified>(collection: Collection<Book, View>, asked: Selection): readonly unknown[] {
  const filters = collection.filters.map(({ field }) => asked[field.name] ?? null);
  return [collection.path, asked.q, asked.ids, asked.sort, ...filters];
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** What `q` and `ids` leave, already in the order of a selection without `sort`. */
function candidates<View extends Identified>(shelf: Shelf<View>, { q, ids }: Selection): readonly View[] {
  const wanted = ids === null ? null : new Set(ids);
  const found = q === null ? shelf.ordered : shelf.search(q).flatMap((id) => shelf.byId.get(id) ?? []);
  return wanted === null ? found : found.filter((view) => wanted.has(view.id));
}

function unknownIds<Book, View extends Identified>({ noun, unknown }: Collection<Book, View>, { byId }: Shelf<View>, { ids }: Selection): Problem[] {
  return (ids ?? []).flatMap((id, index) =>
    byId.has(id) ? [] : [{ pointer: `/ids/${index}`, code: unknown.entry, detail: `There is no ${noun} ${quote(id)}.`, suggestions: nearOrAll(id, byId.keys()) }],
  );
}

function unknownValue<Book, View>({ field, known, unknown }: Filter<Book, View>, book: Book, asked: Selection): Problem[] {
  const value = asked[field.name];
  if (!known || typeof value !== 'string') return [];
  const ids = new Set(known(book));
  if (ids.has(value)) return [];
  return [{ pointer: `/${field.name}`, code: unknown, detail: `${quote(value)} is not known here.`, suggestions: nearOrAll(value, ids) }];
}
