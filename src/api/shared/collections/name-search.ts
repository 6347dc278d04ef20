import MiniSearch from 'minisearch';
import type { Identified } from './collection.js';
import { folded } from './fold.js';

/** Finds records by name. Gives ids, the best match first, matches of one quality by id. */
export type NameSearch = (q: string) => readonly string[];

/** Searches the words of names and ids: each word of the query must begin a word, or differ from one by a letter or two. */
export function nameSearch<View extends Identified>(records: readonly View[], nameOf: (view: View) => string): NameSearch {
  const index = new MiniSearch<{ id: string; name: string; slug: string }>({ fields: ['name', 'slug'], processTerm: folded });
  index.addAll(records.map((record) => ({ id: record.id, name: nameOf(record), slug: record.id })));
  return (q) =>
    index
      .search(q, { combineWith: 'AND', prefix: true, fuzzy: slipsAllowed, boost: { name: 2 } })
      .map((hit) => ({ id: hit.id as string, score: hit.score }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .map((hit) => hit.id);
}

/** Letters that may be wrong, missing or too many in a word. */
const slipsAllowed = (word: string): number | false => (word.length < 3 ? false : word.length < 6 ? 1 : 2);
