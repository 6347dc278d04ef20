import { refuse } from '../refuse.js';
import { baseOf } from './mover.js';
import { halted, told, type Place, type Walk } from './walk.js';

/** Turning on the spot costs nothing (SB-MOVE-007). */
export function turn(walk: Walk, place: Place): Walk {
  return told(walk, walk, place, 'Turns on the spot.', 'SB-MOVE-007');
}

/** A gap between models as wide as the base, or wider (SB-MOVE-004). Fliers and the unseen pass all models (SB-SPEC-028, SB-SPEC-005). */
export function between(walk: Walk, place: Place): Walk {
  const { step, pointer } = place;
  const base = baseOf(walk.mover, walk.mounted);
  if (walk.flying) return told(walk, walk, place, 'Flies over the models.', 'SB-SPEC-028');
  if (walk.mover.model?.combatant.wearsRing === true) return told(walk, walk, place, 'Passes unseen through the models.', 'SB-SPEC-005');
  if ((step.gap ?? 0) < base) refuse(`${pointer}/gap`, 'SB-MOVE-004', `A base of ${base} mm does not pass through a gap of ${step.gap ?? 0} mm.`);
  return told(walk, walk, place, `Passes through a gap of ${step.gap ?? 0} mm.`, 'SB-MOVE-004');
}

/** Off the table: only in a retreat, or where the scenario calls for it (SB-MOVE-007). */
export function leaveTable(walk: Walk, place: Place): Walk {
  if (walk.mover.request.retreat == null && place.step.allowed !== true) refuse(place.pointer, 'SB-MOVE-007', 'Nobody leaves the table but in a retreat, or where the scenario calls for it.');
  return told(walk, halted(walk, 'SB-MOVE-007', 'It has left the table.'), place, 'Leaves the table.', 'SB-MOVE-007');
}
