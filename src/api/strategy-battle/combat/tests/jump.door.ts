import { JUMP_OUTCOMES, type Approach, type JumpRequest } from '../../../../rules/strategy-battle/combat/tests/jump-types.js';
import { JUMP_FEATURES, type JumpFeature } from '../../../../rules/strategy-battle/terrain.js';
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
import { absent, HeightOfModel, SizeInput, TestFields } from './test.inputs.js';

@InputShape('StrategyBattleApproachInput', 'How far the jumper has come, and how far it is to the far side (SB-OBST-003).')
export class ApproachInput implements Approach {
  @ObjectField(() => LengthInput, { description: 'Move used up so far.' }) readonly used!: LengthInput;
  @ObjectField(() => LengthInput, { description: 'From here to the far side, as if nothing were in the way.' }) readonly across!: LengthInput;
  @ObjectField(() => LengthInput, { description: 'The full move, for a model by profile.', ...absent }) readonly move!: LengthInput | null;
}

@InputShape('StrategyBattleJumpInput', 'A model that jumps, on foot or mounted (SB-OBST-004).')
export class JumpInput extends TestFields implements JumpRequest {
  @ChoiceField(JUMP_FEATURES, { description: 'What it jumps.' }) readonly over!: JumpFeature;
  @ObjectField(() => SizeInput, { description: 'Size of the feature. A gap has a width, a ledge and a drop have a height.', ...absent }) readonly size!: SizeInput | null;
  @FlagField({ description: 'Where no size is given: taller or broader than the jumper or its mount.', default: false }) readonly larger!: boolean;
  @HeightOfModel() readonly modelHeight!: number | null;
  @ObjectField(() => LengthInput, { description: 'How deep a gap is; without it no damage of a fall is reckoned.', ...absent }) readonly depth!: LengthInput | null;
  @ObjectField(() => ApproachInput, { description: 'Where the jump begins, for what is left of the move.', ...absent }) readonly approach!: ApproachInput | null;
  @FlagField({ description: 'A mounted model tries again after a 1 (SB-CAV-006).', default: true }) readonly tryAgain!: boolean;
}

@OutputShape('StrategyBattleJumpOdds', 'The exact chances of a jump.')
export class JumpOddsView extends OddsFields {
  @WholeNumberField({ description: 'Added to the roll.' }) readonly modifier!: number;
  @FlagField({ description: 'No die is rolled.' }) readonly automatic!: boolean;
  @ChanceField('It fails.') readonly fails!: ProbabilityView;
  @ChanceField('It crosses and stops.') readonly stops!: ProbabilityView;
  @ChanceField('It crosses and may use up its move.') readonly goesOn!: ProbabilityView;
  @ChanceField('It falls to the ground below a gap.') readonly falls!: ProbabilityView;
  @ChanceField('The rider is thrown.') readonly thrown!: ProbabilityView;
  @ListField(object(() => PartOddsView), { description: 'What each part may lose.' }) readonly harm!: readonly PartOddsView[];
  @ObjectField(() => MoveLeftView, { description: 'What is left of the move; null without an approach.', nullable: true }) readonly left!: MoveLeftView | null;
}

@OutputShape('StrategyBattleJumpResult', 'A jump played once.')
export class JumpResultView extends ResultFields {
  @WholeNumberField({ description: 'What counts on the chart.', min: 1, max: 6 }) readonly score!: number;
  @ChoiceField(JUMP_OUTCOMES, { description: 'What came of it.' }) readonly outcome!: string;
  @FlagField({ description: 'It fell.' }) readonly falls!: boolean;
  @FlagField({ description: 'The rider was thrown.' }) readonly thrown!: boolean;
  @ListField(object(() => PartAfterView), { description: 'What has become of each part.' }) readonly after!: readonly PartAfterView[];
  @NumberField({ description: 'What is left of the move, in the measure of the approach; null without one.', nullable: true }) readonly left!: number | null;
  @FlagField({ description: 'It may still shoot this turn (SB-SHOOT-006).' }) readonly mayShoot!: boolean;
}

export const JUMP_DOOR: CombatDoor = {
  path: 'jump', field: 'jump', noun: 'a jump', description: 'Obstacles, gaps, prone models, ledges and drops, on foot or mounted.',
  input: JumpInput, oddsView: JumpOddsView, resultView: JumpResultView, operation: ({ combat }) => combat.jump,
};
