import { known, ownAreaNotes } from './known.js';
import type { ReferenceIndex } from './reference-index.js';
import type { Area, Terrain } from './reference.js';

/** Where something stands: an area of the source, one that only the caller has, or none. */
export interface Ground {
  readonly area: Area | null;
  readonly assumptions: readonly string[];
}

/**
 * The area that is asked about. One that the source does not name is the caller's, who tells its terrain: nothing else is known
 * of it (WR-TERR-007).
 * @throws RuleError `unknown-id` where neither the source nor the caller describes it
 */
export function groundOf({ areas }: ReferenceIndex, { area: id, terrain }: { readonly area?: string | null; readonly terrain?: Terrain | null }): Ground {
  if (id == null) return { area: null, assumptions: [] };
  return terrain == null || areas.has(id) ? { area: known(areas, id, '/area'), assumptions: [] } : { area: ownArea(id, terrain), assumptions: ownAreaNotes(areas, id) };
}

const ownArea = (id: string, terrain: Terrain): Area => ({
  id, name: id, terrain, listed: false, mordor: false, mordorPass: false, structure: null, nation: null, links: [], rule: 'WR-TERR-007', ruling: null, source: { document: 'request', section: 'area', line: 1 },
});
