import type { Fellowship } from '../../../rules/fellowship/fellowship.js';
import type { OperationDoor } from '../../shared/operations/operation-door.js';
import { CHECK_DOOR } from './checks/check.door.js';
import { EVADE_DOOR } from './checks/evade.door.js';
import { FORCED_MARCH_DOOR } from './checks/forced-march.door.js';
import { SCOUTING_DOOR } from './checks/scouting.door.js';
import { ATTACK_DOOR } from './combat/attack.door.js';
import { POISON_DOOR } from './combat/poison.door.js';
import { HEROIC_ACTION_DOOR } from './heroics/heroic-action.door.js';
import { INITIATIVE_DOOR } from './initiative/initiative.door.js';
import { MOTIVATION_DOOR } from './initiative/motivation.door.js';
import { SPELL_SAVE_DOOR } from './magic/spell-save.door.js';

/** Every operation with dice, in the order of the bound. A line for each. */
export const OPERATION_DOORS: readonly OperationDoor<Fellowship>[] = [
  MOTIVATION_DOOR, INITIATIVE_DOOR, SPELL_SAVE_DOOR, CHECK_DOOR, SCOUTING_DOOR, EVADE_DOOR, FORCED_MARCH_DOOR, ATTACK_DOOR, POISON_DOOR, HEROIC_ACTION_DOOR,
];
