import { rejectUnknown } from '../shared/refuse.js';

/** @throws RuleError `unknown-id` with near matches, where the id is not in the map. */
export function known<T>(records: ReadonlyMap<string, T>, id: string, pointer: string): T {
  const record = records.get(id);
  return record ?? rejectUnknown({ pointer, code: 'unknown-id', id }, records.keys());
}

/** The same for an id that may be absent. */
export function knownOrNull<T>(records: ReadonlyMap<string, T>, id: string | null | undefined, pointer: string): T | null {
  return id == null ? null : known(records, id, pointer);
}
