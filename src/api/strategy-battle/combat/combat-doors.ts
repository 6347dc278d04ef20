import type { CombatDoor } from './combat-door.js';
import { COURAGE_DOOR } from './courage/courage.door.js';
import { FIGHT_DOOR } from './fight/fight.door.js';
import { HEROIC_ACTIONS_DOOR } from './heroic/heroic-actions.door.js';
import { MAGIC_DOOR } from './magic/magic.door.js';
import { SHOOTING_DOOR } from './shooting/shooting.door.js';
import { VOLLEY_DOOR } from './shooting/volley.door.js';
import { CLIMB_DOOR } from './tests/climb.door.js';
import { D3_DOOR } from './tests/d3.door.js';
import { FALL_DOOR } from './tests/fall.door.js';
import { JUMP_DOOR } from './tests/jump.door.js';
import { MOUNT_DOOR } from './tests/mount.door.js';
import { PRIORITY_DOOR } from './tests/priority.door.js';
import { SIGHT_DOOR } from './tests/sight.door.js';
import { THROWN_RIDER_DOOR } from './tests/thrown-rider.door.js';
import { FATE_DOOR } from './turn/fate.door.js';
import { TURN_EFFECTS_DOOR } from './turn/turn-effects.door.js';
import { VENOM_DOOR } from './turn/venom.door.js';

/** Every operation of combat that has doors. A line for each. */
export const COMBAT_DOORS: readonly CombatDoor[] = [
  FIGHT_DOOR, SHOOTING_DOOR, VOLLEY_DOOR, MAGIC_DOOR, COURAGE_DOOR, JUMP_DOOR, CLIMB_DOOR, FALL_DOOR, MOUNT_DOOR, THROWN_RIDER_DOOR, SIGHT_DOOR, PRIORITY_DOOR, D3_DOOR, FATE_DOOR, VENOM_DOOR, TURN_EFFECTS_DOOR, HEROIC_ACTIONS_DOOR,
];
