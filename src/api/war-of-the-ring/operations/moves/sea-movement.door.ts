import { CAPACITY_RULES, type CapacityRule, type SeaRequest } from '../../../../rules/war-of-the-ring/movement/sea.js';
import { SIDES } from '../../../../rules/war-of-the-ring/reference.js';
import { ChoiceField, FlagField, IdField, ListField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { absent, AnswerFields, MOST_NAMES, MOST_TURN, MOST_UNITS, WarFindingView } from '../operation.fields.js';
import type { WarQuestionDoor } from '../war-doors.js';

@InputShape('WarOfTheRingSeaMovementInput', 'A voyage from a harbour to a coast.')
export class SeaMovementInput implements SeaRequest {
  @IdField({ names: 'nation', description: 'Nation that sails.', example: 'gondor' }) readonly nation!: string;
  @IdField({ names: 'area', description: 'Harbour.', example: 'pelargir' }) readonly from!: string;
  @IdField({ description: 'Area to land in. Since the map is lost it may be one that the source does not name, but no misspelling of one that it does.', example: 'umbar' }) readonly to!: string;
  @FlagField({ description: 'It lies on the coast.', example: true }) readonly coastal!: boolean;
  @WholeNumberField({ description: 'Units.', min: 0, max: MOST_UNITS, default: 0, example: 2 }) readonly units!: number;
  @WholeNumberField({ description: 'Leaders and heroes, of whom there may be any number.', min: 0, max: MOST_UNITS, default: 0 }) readonly characters!: number;
  @FlagField({ description: 'They began the movement phase in the harbour, so none of them was raised this turn.', default: true }) readonly startedInHarbour!: boolean;
  @ListField(id({ names: 'area' }), { description: 'Harbours of its side in enemy hands (WR-SEA-005).', max: MOST_NAMES, default: [] }) readonly lostHarbours!: readonly string[];
  @WholeNumberField({ description: 'Turn.', min: 1, max: MOST_TURN, ...absent }) readonly turn!: number | null;
  @ChoiceField(CAPACITY_RULES, { description: 'Capacity by the entry of the place, or three for all (WR-SEA-002).', default: 'place' }) readonly capacityRule!: CapacityRule;
}

@OutputShape('WarOfTheRingSeaMovement', 'A voyage, judged.')
export class SeaMovementView extends AnswerFields {
  @FlagField({ description: 'It is legal.' }) readonly legal!: boolean;
  @FlagField({ description: 'The fleet may sail.' }) readonly fleetAvailable!: boolean;
  @WholeNumberField({ description: 'Units that it carries.', min: 0 }) readonly capacity!: number;
  @ChoiceField(SIDES, { description: 'Side of the nation.' }) readonly side!: string;
  @WholeNumberField({ description: 'Turn in which they move again; null where the turn is not given.', min: 1, nullable: true }) readonly nextMove!: number | null;
  @FlagField({ description: 'The fleet fights: never.' }) readonly fights!: boolean;
  @ListField(object(() => WarFindingView), { description: 'What is wrong or worth knowing.' }) readonly findings!: readonly WarFindingView[];
}

export const SEA_MOVEMENT_DOOR: WarQuestionDoor = {
  path: 'sea-movement', field: 'seaMovement', summary: 'Judge a voyage', description: 'Fleets, harbours, capacity and landing. No dice.',
  input: SeaMovementInput, view: SeaMovementView, question: ({ operations }) => operations.seaMovement,
};
