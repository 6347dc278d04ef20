import type { Fellowship } from '../../../rules/fellowship/fellowship.js';
import { nearMatches } from '../../../rules/shared/near-matches.js';
import { unknownResource } from '../../shared/problems/problem.js';
import type { Edition } from '../../shared/rule-systems/editions.js';
import { engagementMap, type TableSize } from './engagement-map.js';

export const MAP_TEXT = 'How the sides of an engagement are set up, to scale, as SVG: zones, the middle, markers. The book gives no size for the battlefield, so the caller may. What the text leaves open is said, not invented.';

/** The map of an engagement, for either door. @throws ProblemError `unknown-engagement` with near matches */
export function engagementMapOf({ book }: Edition<Fellowship>, id: string, table: TableSize): string {
  const { engagements } = book.reference;
  const engagement = engagements.find((one) => one.id === id);
  if (engagement === undefined) throw unknownResource('unknown-engagement', id, nearMatches(id, engagements.map((one) => one.id)));
  return engagementMap(engagement, table);
}
