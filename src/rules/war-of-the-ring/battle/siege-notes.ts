import type { Area } from '../reference.js';
import type { SiegeRequest } from './battle-types.js';
import { immortalsIn, total, unitsIn, type Counts, type SidePlan } from './plan.js';
import { DEFAULT_STRUCTURE, structureNotes } from './structures.js';

interface Siege {
  readonly attacker: SidePlan;
  /** Attackers that may be sent in at once; `null` where the fight is before the walls. */
  readonly channel: number | null;
  readonly area: Area | null;
  readonly capacity: number;
  /** `null` where the fight is before the walls. */
  readonly inside: Counts | null;
  /** The defenders before hunger, and after it. */
  readonly defender: SidePlan;
  readonly left: SidePlan;
}

/** Readings that an assault, a sally or a fight before the walls needs. */
export function siegeNotes(request: SiegeRequest, { area, capacity, attacker, channel, inside, defender, left }: Siege): readonly string[] {
  const free = inside === null ? 0 : Math.min(capacity, unitsIn(left)) - total(inside);
  return [
    ...(request.structure == null ? (area?.structure == null ? [`The structure is a ${DEFAULT_STRUCTURE}.`] : []) : structureNotes(request.structure, area)),
    ...fightNotes(request, capacity, left),
    ...(channel !== null && channel < immortalsIn(attacker) ? [`Not all of the dead fit into the channel: they attack together, but ${channel} at a time (WR-CHAR-014, WR-SIEGE-003).`] : []),
    ...((request.attritionTurns ?? 0) > 0 && immortalsIn(defender) > 0 ? ['Hunger takes nobody who cannot be killed (WR-CHAR-013).'] : []),
    ...(free > 0 ? [`Defenders stay outside though there is room for ${free} more: they disdain the walls (WR-SIEGE-002).`] : []),
  ];
}

function fightNotes({ sally, fightsOutside, riverCrossing }: SiegeRequest, capacity: number, left: SidePlan): string[] {
  if (sally === true) {
    return [
      'The besieged attack without their walls, the besiegers defend with any bonus of the ground (WR-SIEGE-013).',
      ...(unitsIn(left) > capacity ? [`There is room for ${capacity}: the others of those who sally come to relieve them (WR-SIEGE-012).`] : []),
      ...(riverCrossing === true ? ['The river lies before those who sally, as asked (WR-BATTLE-010).'] : []),
    ];
  }
  if (fightsOutside === true) return ['The defenders disdain their walls: the ground counts, the structure does not (WR-SIEGE-002).'];
  return [
    'Only units take up room inside, and those inside roll only when they are attacked (WR-SIEGE-006, WR-SIEGE-007).',
    ...(riverCrossing === true ? ['The river helps those outside alone, not those behind walls (WR-BATTLE-010, WR-SIEGE-002).'] : []),
  ];
}
