import { COURAGE_TRIGGERS_DOOR } from './courage/courage-triggers.door.js';
import { MATCHUPS_DOOR } from './fight/matchups.door.js';
import { MOVEMENT_DOOR } from './movement/movement.door.js';
import { RULING_DOORS } from './rulings/ruling-doors.js';
import type { CombatQuestionDoor } from './combat-door.js';

/** Everything that is asked without dice. A line for each. */
export const QUESTION_DOORS: readonly CombatQuestionDoor[] = [MATCHUPS_DOOR, MOVEMENT_DOOR, COURAGE_TRIGGERS_DOOR, ...RULING_DOORS];
