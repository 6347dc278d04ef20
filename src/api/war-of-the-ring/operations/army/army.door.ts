import type { ArmyContingent, ArmyRequest } from '../../../../rules/war-of-the-ring/army/army-types.js';
import type { StructureRequest } from '../../../../rules/war-of-the-ring/battle/battle-types.js';
import { FlagField, IdField, ListField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { StructureField } from '../battle/battle.inputs.js';
import { absent, AnswerFields, MOST_NAMES, MOST_UNITS, WarFindingView } from '../operation.fields.js';
import type { WarQuestionDoor } from '../war-doors.js';

const MOST_CONTINGENTS = 12;

@InputShape('WarOfTheRingArmyContingentInput', 'Units of one nation, or of a force that has none.')
export class ArmyContingentInput implements ArmyContingent {
  @IdField({ names: 'nation', description: 'Id of the nation.', example: 'rohan', ...absent }) readonly nation!: string | null;
  @IdField({ names: 'force', description: 'Or of a force that has none.', ...absent }) readonly force!: string | null;
  @WholeNumberField({ description: 'Regular units.', min: 0, max: MOST_UNITS, default: 0, example: 1 }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite units.', min: 0, max: MOST_UNITS, default: 0, example: 1 }) readonly elite!: number;
}

@InputShape('WarOfTheRingFiguresInput', 'Figures that a nation has: the numbers are lost.')
export class FiguresInput {
  @IdField({ names: 'nation', description: 'Id of the nation.' }) readonly nation!: string;
  @WholeNumberField({ description: 'Regular figures.', min: 0, max: MOST_UNITS }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite figures.', min: 0, max: MOST_UNITS }) readonly elite!: number;
}

@InputShape('WarOfTheRingArmyInput', 'The pieces that stand in one area.')
export class ArmyInput implements ArmyRequest {
  @IdField({ description: 'Area, of the source or of your own map.', example: 'fords-of-the-isen', ...absent }) readonly area!: string | null;
  @ListField(object(() => ArmyContingentInput), { description: 'Units.', max: MOST_CONTINGENTS, example: [{ nation: 'rohan', regular: 1, elite: 1 }] }) readonly contingents!: readonly ArmyContingentInput[];
  @ListField(id({ names: 'character' }), { description: 'Leaders and heroes.', max: MOST_NAMES, default: [], example: ['erkenbrand'] }) readonly characters!: readonly string[];
  @WholeNumberField({ description: 'Leadership of all of them.', min: 0, max: MOST_UNITS, default: 0 }) readonly leadership!: number;
  @StructureField('A structure that they are in.') readonly structure!: StructureRequest | null;
  @ListField(object(() => FiguresInput), { description: 'Figures of the nations.', max: MOST_CONTINGENTS, default: [] }) readonly figures!: readonly FiguresInput[];
}

@OutputShape('WarOfTheRingArmy', 'An army, judged.')
export class ArmyView extends AnswerFields {
  @FlagField({ description: 'No finding is an error.' }) readonly valid!: boolean;
  @WholeNumberField({ description: 'Units.', min: 0 }) readonly units!: number;
  @WholeNumberField({ description: 'Regular units.', min: 0 }) readonly regular!: number;
  @WholeNumberField({ description: 'Elite units.', min: 0 }) readonly elite!: number;
  @WholeNumberField({ description: 'Units inside of the structure.', min: 0 }) readonly inside!: number;
  @WholeNumberField({ description: 'Units outside.', min: 0 }) readonly outside!: number;
  @WholeNumberField({ description: 'Areas that all of it moves together.', min: 0 }) readonly move!: number;
  @ListField(id(), { description: 'Leaders among the characters.' }) readonly leaders!: readonly string[];
  @ListField(object(() => WarFindingView), { description: 'What is wrong or worth knowing.' }) readonly findings!: readonly WarFindingView[];
}

export const ARMY_DOOR: WarQuestionDoor = {
  path: 'army', field: 'army', summary: 'Judge an army', description: 'Sides, figures, forces, leaders, closed places, and room in a structure. An illegal army is an answer, not an error.',
  input: ArmyInput, view: ArmyView, question: ({ operations }) => operations.army,
};
