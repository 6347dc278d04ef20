import { CLIMB_DIRECTIONS, CLIMB_OUTCOMES, MOST_CLIMB_ROLLS, type ClimbDirection, type ClimbRequest, type Surface } from '../../../../rules/strategy-battle/combat/tests/climb-types.js';
import { MEASURES } from '../../../../rules/strategy-battle/combat/length.js';
import { ChoiceField, FlagField, ListField, NumberField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { LengthInput } from '../lengths.inputs.js';
import { ResultFields } from '../operation.fields.js';
import { MoveLeftView, PartAfterView, PartOddsView } from './part.views.js';
import { absent, HeightOfModel, TestFields } from './test.inputs.js';

@InputShape('StrategyBattleSurfaceInput', 'A surface that can be climbed, and where on it the climb begins.')
export class SurfaceInput implements Surface {
  @ObjectField(() => LengthInput, { description: 'Height of the surface.' }) readonly height!: LengthInput;
  @ObjectField(() => LengthInput, { description: 'Height at which the climb begins; the foot, or going down the top.', ...absent }) readonly from!: LengthInput | null;
  @ObjectField(() => LengthInput, { description: 'Move used up before.', ...absent }) readonly used!: LengthInput | null;
  @ObjectField(() => LengthInput, { description: 'The full move, for a model by profile.', ...absent }) readonly move!: LengthInput | null;
}

@InputShape('StrategyBattleClimbInput', 'A model that climbs (SB-CLIMB-002).')
export class ClimbInput extends TestFields implements ClimbRequest {
  @ChoiceField(CLIMB_DIRECTIONS, { description: 'Up or down.', default: 'up' }) readonly direction!: ClimbDirection;
  @ObjectField(() => SurfaceInput, { description: 'The surface; without it only the rolls are counted.', ...absent }) readonly surface!: SurfaceInput | null;
  @WholeNumberField({ description: 'Climb rolls to make; until the edge is reached, or 1 without a surface.', min: 1, max: MOST_CLIMB_ROLLS, ...absent }) readonly rolls!: number | null;
  @HeightOfModel() readonly modelHeight!: number | null;
}

@OutputShape('StrategyBattleClimbMove', 'One move on the surface.')
export class ClimbMoveView {
  @NumberField({ description: 'Height where it begins; null without a surface.', nullable: true }) readonly from!: number | null;
  @NumberField({ description: 'Height where it ends; null without a surface.', nullable: true }) readonly to!: number | null;
  @WholeNumberField({ description: 'Strength 3 hits of a fall from here.', min: 0 }) readonly hits!: number;
  @ChanceField('It falls at this roll.') readonly falls!: ProbabilityView;
}

@OutputShape('StrategyBattleClimbOdds', 'The exact chances of a climb.')
export class ClimbOddsView extends OddsFields {
  @ChoiceField(MEASURES, { description: 'Unit of the heights.' }) readonly measure!: string;
  @FlagField({ description: 'No die is rolled.' }) readonly automatic!: boolean;
  @ListField(object(() => ClimbMoveView), { description: 'One move after another.' }) readonly moves!: readonly ClimbMoveView[];
  @FlagField({ description: 'The edge is reached with these rolls.' }) readonly arrives!: boolean;
  @ChanceField('It falls.') readonly falls!: ProbabilityView;
  @ChanceField('It holds on, still on the surface.') readonly climbsOn!: ProbabilityView;
  @ChanceField('It reaches the edge and stops.') readonly stops!: ProbabilityView;
  @ChanceField('It reaches the edge and may finish its move.') readonly goesOn!: ProbabilityView;
  @ListField(object(() => PartOddsView), { description: 'What each part may lose.' }) readonly harm!: readonly PartOddsView[];
  @ObjectField(() => MoveLeftView, { description: 'What is left of the move.', nullable: true }) readonly left!: MoveLeftView | null;
}

@OutputShape('StrategyBattleClimbResult', 'A climb played once.')
export class ClimbResultView extends ResultFields {
  @ChoiceField(CLIMB_OUTCOMES, { description: 'What came of it.' }) readonly outcome!: string;
  @WholeNumberField({ description: 'Rolls passed.', min: 0 }) readonly passed!: number;
  @NumberField({ description: 'Height reached; null without a surface.', nullable: true }) readonly height!: number | null;
  @WholeNumberField({ description: 'Strength 3 hits of a fall.', min: 0 }) readonly hits!: number;
  @ListField(object(() => PartAfterView), { description: 'What has become of each part.' }) readonly after!: readonly PartAfterView[];
  @NumberField({ description: 'What is left of the move.', nullable: true }) readonly left!: number | null;
  @FlagField({ description: 'It may still shoot this turn.' }) readonly mayShoot!: boolean;
}

export const CLIMB_DOOR: CombatDoor = {
  path: 'climb', field: 'climb', noun: 'a climb', description: 'Rolls on the Climb chart, move by move, and what a fall does.',
  input: ClimbInput, oddsView: ClimbOddsView, resultView: ClimbResultView, operation: ({ combat }) => combat.climb,
};
