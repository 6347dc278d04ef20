import { MODES, type Mode, type MovementRequest, type StepRequest } from '../../../../rules/war-of-the-ring/movement/movement-types.js';
import { TERRAINS, type Terrain } from '../../../../rules/war-of-the-ring/reference.js';
import { ChoiceField, FlagField, IdField, ListField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { absent, AnswerFields, MOST_NAMES, MOST_TURN, MOST_UNITS, WarFindingView } from '../operation.fields.js';
import type { WarQuestionDoor } from '../war-doors.js';

const MOST_STEPS = 20;
const FASTEST = 10;
const STEP_OUTCOMES = ['entered', 'stops', 'refused', 'destroyed'] as const;

@InputShape('WarOfTheRingStepInput', 'One area that is moved into.')
export class StepInput implements StepRequest {
  @IdField({ names: 'step', description: 'Id of the area; with `terrain`, any name of an area that the source does not have.', example: 'edoras' }) readonly area!: string;
  @ChoiceField(TERRAINS, { description: 'Ground of an area that the source does not have; of another, its own.', ...absent }) readonly terrain!: Terrain | null;
  @FlagField({ description: 'The border is a river.', default: false }) readonly river!: boolean;
  @FlagField({ description: 'An enemy army is there.', default: false }) readonly enemyArmy!: boolean;
  @FlagField({ description: 'It lies in Mordor, where the source does not say so: an area that it does not have, or a pass.', ...absent }) readonly mordor!: boolean | null;
  @FlagField({ description: 'By boat: up the river.', default: false }) readonly upstream!: boolean;
}

@InputShape('WarOfTheRingMovementInput', 'Pieces that move together, area by area.')
export class MovementInput implements MovementRequest {
  @IdField({ names: 'nation', description: 'Nation of the units.', example: 'rohan', ...absent }) readonly nation!: string | null;
  @IdField({ names: 'force', description: 'Or a force that has none.', ...absent }) readonly force!: string | null;
  @WholeNumberField({ description: 'Regular units.', min: 0, max: MOST_UNITS, default: 0, example: 1 }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite units.', min: 0, max: MOST_UNITS, default: 0 }) readonly elite!: number;
  @ListField(id({ names: 'character' }), { description: 'Leaders, heroes, the party with the ring.', max: MOST_NAMES, default: [] }) readonly characters!: readonly string[];
  @ChoiceField(MODES, { description: 'On foot, mounted or on wings (Nazgûl), by boat (the Fellowship).', default: 'land' }) readonly mode!: Mode;
  @WholeNumberField({ description: 'Areas in a turn, where the source lost them (WR-CHAR-016).', min: 1, max: FASTEST, ...absent }) readonly speed!: number | null;
  @IdField({ description: 'Where they start: an area of the source or of your own map.', ...absent }) readonly from!: string | null;
  @ListField(object(() => StepInput), { description: 'The way.', min: 1, max: MOST_STEPS, example: [{ area: 'edoras' }] }) readonly path!: readonly StepInput[];
  @WholeNumberField({ description: 'Turn.', min: 1, max: MOST_TURN, ...absent }) readonly turn!: number | null;
  @WholeNumberField({ description: 'Turn in which they were raised (WR-MOVE-005).', min: 1, max: MOST_TURN, ...absent }) readonly raisedTurn!: number | null;
  @FlagField({ description: 'The Council of Elrond has taken place. Where nothing is said: yes, but for mounted Nazgûl (WR-CHAR-026).', ...absent }) readonly councilHeld!: boolean | null;
  @FlagField({ description: 'A blue hero has been in Fangorn.', default: false }) readonly fangornVisited!: boolean;
  @FlagField({ description: 'The army of the Wild Men was beaten.', default: false }) readonly wildMenBeaten!: boolean;
  @ListField(id({ names: 'character' }), { description: 'Characters who lead units as enlisted hobbits (WR-CHAR-009).', max: MOST_NAMES, default: [] }) readonly enlisted!: readonly string[];
}

@OutputShape('WarOfTheRingMovementStep', 'One area of the way.')
export class MovementStepView {
  @IdField({ description: 'Id of the area.' }) readonly area!: string;
  @ChoiceField(TERRAINS, { description: 'Its ground.' }) readonly terrain!: string;
  @ChoiceField(STEP_OUTCOMES, { description: 'What happens there.' }) readonly outcome!: string;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingMovement', 'A move, judged.')
export class MovementView extends AnswerFields {
  @FlagField({ description: 'It is legal.' }) readonly legal!: boolean;
  @WholeNumberField({ description: 'Areas that they may move together.', min: 0 }) readonly allowance!: number;
  @WholeNumberField({ description: 'Areas moved.', min: 0 }) readonly spent!: number;
  @IdField({ description: 'Where it ends; null for an illegal move.', nullable: true }) readonly ends!: string | null;
  @ListField(object(() => MovementStepView), { description: 'The way.' }) readonly steps!: readonly MovementStepView[];
  @ListField(object(() => WarFindingView), { description: 'What is wrong or worth knowing.' }) readonly findings!: readonly WarFindingView[];
}

export const MOVEMENT_DOOR: WarQuestionDoor = {
  path: 'movement', field: 'movement', summary: 'Judge a move', description: 'Rates, rough ground, closed places and the border of Mordor. Which areas touch is taken from the caller. No dice.',
  input: MovementInput, view: MovementView, question: ({ operations }) => operations.movement,
};
