import type { Change } from './changes.js';
import { bowShare } from './event-limits/bow-share.js';
import type { EventLimit } from './event-limits/event-limit.js';
import { fewestHeroes } from './event-limits/fewest-heroes.js';
import { fewestModels } from './event-limits/fewest-models.js';
import { mostHeroes } from './event-limits/most-heroes.js';
import { mostModels } from './event-limits/most-models.js';
import { pointsCap } from './event-limits/points-cap.js';
import type { Force } from './force.js';
import { withModels } from './tallies.js';

/** The register of limits that an event pack may set, in the order in which their findings are given. */
export const EVENT_LIMITS: readonly EventLimit[] = [pointsCap, fewestModels, mostModels, fewestHeroes, mostHeroes, bowShare];

/** The change breaks no limit of the event that was kept before, and keeps `mended`. */
export function keepsEventLimits({ request, tallies }: Force, change: Change, mended: EventLimit | null): boolean {
  const pack = request.eventPack;
  // Wargear alone moves no model, and costs less.
  if (pack === null || change.models.length === 0) return true;
  const after = change.models.reduce((sum, { model, by }) => withModels(sum, model, by), tallies);
  return EVENT_LIMITS.every((limit) => limit.breach(pack, after) === null || (limit !== mended && limit.breach(pack, tallies) !== null));
}
