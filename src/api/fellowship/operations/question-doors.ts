import type { Fellowship } from '../../../rules/fellowship/fellowship.js';
import type { QuestionDoor } from '../../shared/operations/question-door.js';
import { SCOUTING_POINTS_DOOR } from './checks/scouting.door.js';
import { DEPLOYMENT_DOOR } from './deployment/deployment.door.js';
import { FIGURE_DOOR } from './figures/figure.door.js';
import { FORMATION_DOOR } from './movement/formation.door.js';
import { MOVEMENT_DOOR } from './movement/movement.door.js';

/** Everything that is asked without dice. A line for each. */
export const QUESTION_DOORS: readonly QuestionDoor<Fellowship>[] = [FIGURE_DOOR, MOVEMENT_DOOR, FORMATION_DOOR, SCOUTING_POINTS_DOOR, DEPLOYMENT_DOOR];
