import { refuse, reject } from '../../shared/refuse.js';
import { known } from '../known.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Area } from '../reference.js';
import type { MovementRequest, Step, StepRequest } from './movement-types.js';

/**
 * The way, area by area, with what is known of each.
 * @throws RuleError for an area that neither the source nor the caller describes, and for ground or a land that is not the area's
 */
export function stepsOf(index: ReferenceIndex, request: MovementRequest): Step[] {
  let from = index.areas.get(request.from ?? '') ?? null;
  let fromId = request.from ?? null;
  let fromMordor = from?.mordor ?? null;
  return request.path.map((step, place) => {
    const area = index.areas.get(step.area) ?? null;
    if (area === null && step.terrain == null) known(index.areas, step.area, `/path/${place}/area`);
    if (area !== null) checkArea(step, area, `/path/${place}`);
    const before = { from, fromId, fromMordor };
    const mordor = step.mordor ?? area?.mordor ?? false;
    [from, fromId, fromMordor] = [area, step.area, mordor];
    return { index: place, ...before, area, id: step.area, terrain: step.terrain ?? area?.terrain ?? 'plains', request: step, mordor };
  });
}

/** What is said of an area that the source names agrees with it; whether a pass lies in Mordor is the caller's to say. */
function checkArea({ terrain, mordor }: StepRequest, area: Area, pointer: string): void {
  if (terrain != null && terrain !== area.terrain) reject(`${pointer}/terrain`, 'not-allowed', `${area.name} is ${area.terrain} (${area.rule}): leave the terrain out.`);
  if (mordor != null && !area.mordorPass && mordor !== area.mordor) refuse(`${pointer}/mordor`, 'WR-TERR-008', `${area.name} lies ${area.mordor ? 'in' : 'outside'} Mordor.`);
}
