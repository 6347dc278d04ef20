import type { CombatQuestionDoor } from '../combat-door.js';
import { MovementInput } from './movement.inputs.js';
import { MovementReportView } from './movement.views.js';

export const MOVEMENT_DOOR: CombatQuestionDoor = {
  path: 'movement/allowance', field: 'movementAllowance', summary: 'Work out a move',
  description: 'The move left over a path of open, difficult and climbing stretches, on foot or mounted, and whether the model may still shoot or charge. No dice: scores of jumps and climbs are given.',
  input: MovementInput, view: MovementReportView, question: ({ combat }) => combat.movement,
};
