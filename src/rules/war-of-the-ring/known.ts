import { nearMatches } from '../shared/near-matches.js';
import { rejectUnknown } from '../shared/refuse.js';
import type { Area } from './reference.js';

/** @throws RuleError `unknown-id` with near matches, where the id is not in the map. */
export function known<T>(records: ReadonlyMap<string, T>, id: string, pointer: string): T {
  const record = records.get(id);
  return record ?? rejectUnknown({ pointer, code: 'unknown-id', id }, records.keys());
}

/** The same for an id that may be absent. */
export function knownOrNull<T>(records: ReadonlyMap<string, T>, id: string | null | undefined, pointer: string): T | null {
  return id == null ? null : known(records, id, pointer);
}

/**
 * What is told of an area that the source does not name: it is the caller's, whose map goes before the source. Ids that it may
 * be a misspelling of are told with it (WR-TERR-007).
 */
export function ownAreaNotes(areas: ReadonlyMap<string, Area>, id: string | null | undefined): readonly string[] {
  if (id == null || areas.has(id)) return [];
  const near = nearMatches(id, areas.keys());
  return [`"${id}" is an area of the caller's map, not of the source${near.length === 0 ? '' : `, which has ${near.join(', ')}`} (WR-TERR-007).`];
}
