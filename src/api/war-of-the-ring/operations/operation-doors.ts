import { BATTLE_DOOR, SIEGE_DOOR } from './battle/battle.doors.js';
import { HUNT_DOOR } from './hunt/hunt.door.js';
import { PERILS_DOOR } from './hunt/perils.door.js';
import type { WarOperationDoor } from './war-doors.js';

/** Every operation with dice. A line for each. */
export const OPERATION_DOORS: readonly WarOperationDoor[] = [BATTLE_DOOR, SIEGE_DOOR, HUNT_DOOR, PERILS_DOOR];
