import type { StructureRequest } from '../../../../rules/war-of-the-ring/battle/battle-types.js';
import { TERRAINS, type Terrain } from '../../../../rules/war-of-the-ring/reference.js';
import type { StrengthRequest } from '../../../../rules/war-of-the-ring/strength/strength-question.js';
import { ROLES, STANDS, TROOPS, type Role, type Troop } from '../../../../rules/war-of-the-ring/strength/strength-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object, wholeNumber } from '../../../shared/fields/values.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { absent, AnswerFields, MOST_NAMES, MOST_TURN } from '../operation.fields.js';
import type { WarQuestionDoor } from '../war-doors.js';
import { StructureField } from './battle.inputs.js';
import { EliteBonusInput } from './side.inputs.js';

@InputShape('WarOfTheRingStrengthInput', 'One unit, and everything that decides how strong it is.')
export class StrengthInput implements StrengthRequest {
  @IdField({ names: 'nation', description: 'Id of the nation.', example: 'rohan', ...absent }) readonly nation!: string | null;
  @IdField({ names: 'force', description: 'Or of a force that has none (WR-UNIT-008).', ...absent }) readonly force!: string | null;
  @ChoiceField(TROOPS, { description: 'Kind of unit.', example: 'elite' }) readonly unit!: Troop;
  @ChoiceField(ROLES, { description: 'Whether it attacks or defends.', example: 'defender' }) readonly role!: Role;
  @IdField({ names: 'step', description: 'Area; with `terrain` one of your own map.', ...absent }) readonly area!: string | null;
  @ChoiceField(TERRAINS, { description: 'Ground; that of the area, or plains.', ...absent }) readonly terrain!: Terrain | null;
  @FlagField({ description: 'The attackers cross a river.', default: false }) readonly riverCrossing!: boolean;
  @WholeNumberField({ description: 'Round: a river counts in the first only.', min: 1, max: MOST_TURN, default: 1 }) readonly round!: number;
  @StructureField('A structure that the defenders are in.') readonly structure!: StructureRequest | null;
  @FlagField({ description: 'The fight is before the walls.', default: false }) readonly fightsOutside!: boolean;
  @ListField(id({ names: 'character' }), { description: 'Characters beside it, of its side and each once: their rings count.', max: MOST_NAMES, default: [] }) readonly companions!: readonly string[];
  @ObjectField(() => EliteBonusInput, { description: 'Ability of the elites, where the source lost it or another holds.', ...absent }) readonly eliteBonus!: EliteBonusInput | null;
}

@OutputShape('WarOfTheRingAddend', 'One step of a strength.')
export class AddendView {
  @TextField({ description: 'Why: the kind of unit, `elite-ability`, the ground, `river`, `structure`, a ring, `limit`.', example: 'structure' }) readonly because!: string;
  @WholeNumberField({ description: 'What it adds.' }) readonly amount!: number;
  @WholeNumberField({ description: 'Sum before.' }) readonly from!: number;
  @WholeNumberField({ description: 'Sum after.' }) readonly to!: number;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('WarOfTheRingFaces', 'Faces that hit, by either reading (WR-BATTLE-002).')
export class FacesView {
  @ListField(wholeNumber({ min: 1, max: 6 }), { description: 'Read low.' }) readonly low!: readonly number[];
  @ListField(wholeNumber({ min: 1, max: 6 }), { description: 'Read high.' }) readonly high!: readonly number[];
}

@OutputShape('WarOfTheRingStrength', 'The strength of a unit, with every addend.')
export class StrengthView extends AnswerFields {
  @ChoiceField(TROOPS, { description: 'Kind of unit.' }) readonly unit!: string;
  @ChoiceField(ROLES, { description: 'Its role.' }) readonly role!: string;
  @ChoiceField(STANDS, { description: 'Where it fights.' }) readonly stand!: string;
  @ChoiceField(TERRAINS, { description: 'Ground.' }) readonly terrain!: string;
  @WholeNumberField({ description: 'What its kind brings.', min: 0 }) readonly base!: number;
  @WholeNumberField({ description: 'Sixths that hit, from 0 to 6.', min: 0, max: 6 }) readonly strength!: number;
  @WholeNumberField({ description: 'Before it was kept within 0 to 6.' }) readonly sum!: number;
  @ListField(object(() => AddendView), { description: 'Its steps, in the written order.' }) readonly addends!: readonly AddendView[];
  @ChanceField('One attack hits.') readonly chance!: ProbabilityView;
  @ObjectField(() => FacesView, { description: 'Faces that hit.' }) readonly faces!: FacesView;
  @WholeNumberField({ description: 'Areas that it moves in a turn.', min: 0 }) readonly move!: number;
}

export const STRENGTH_DOOR: WarQuestionDoor = {
  path: 'strength', field: 'strength', summary: 'Work out a strength', description: 'Base and every bonus of a unit: elite ability, ground, river, structure, rings. No dice.',
  input: StrengthInput, view: StrengthView, question: ({ operations }) => operations.strength,
};
