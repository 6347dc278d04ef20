import type { WarOfTheRing } from '../../../rules/war-of-the-ring/war-of-the-ring.js';
import type { OperationDoor } from '../../shared/operations/operation-door.js';
import type { QuestionDoor } from '../../shared/operations/question-door.js';

export type WarOperationDoor = OperationDoor<WarOfTheRing>;
export type WarQuestionDoor = QuestionDoor<WarOfTheRing>;
