import { ARMY_DOOR } from './army/army.door.js';
import { RULINGS_DOOR } from './army/rulings.door.js';
import { DECISIONS_DOOR, SIEGE_COURSE_DOOR } from './battle/course.doors.js';
import { STRENGTH_DOOR } from './battle/strength.door.js';
import { MOVEMENT_DOOR } from './moves/movement.door.js';
import { SEA_MOVEMENT_DOOR } from './moves/sea-movement.door.js';
import { MOBILIZATION_DOOR } from './turns/mobilization.door.js';
import { RECRUITMENT_DOOR } from './turns/recruitment.door.js';
import type { WarQuestionDoor } from './war-doors.js';

/** Everything that is asked without dice. A line for each. */
export const QUESTION_DOORS: readonly WarQuestionDoor[] = [
  STRENGTH_DOOR, MOVEMENT_DOOR, SEA_MOVEMENT_DOOR, MOBILIZATION_DOOR, RECRUITMENT_DOOR, ARMY_DOOR, DECISIONS_DOOR, SIEGE_COURSE_DOOR, RULINGS_DOOR,
];
