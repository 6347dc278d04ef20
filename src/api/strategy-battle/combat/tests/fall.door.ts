import { FALL_CAUSES, MOST_BELOW, type ClimberBelow, type FallCause, type FallRequest } from '../../../../rules/strategy-battle/combat/tests/fall-types.js';
import { ChoiceField, FlagField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { CombatantInput } from '../combatant.inputs.js';
import { LengthInput } from '../lengths.inputs.js';
import { ResultFields } from '../operation.fields.js';
import { PartAfterView, PartOddsView } from './part.views.js';
import { HeightOfModel, TestFields } from './test.inputs.js';

@InputShape('StrategyBattleClimberBelowInput', 'A climber below the one who may fall (SB-ELEV-004).')
export class ClimberBelowInput implements ClimberBelow {
  @ObjectField(() => CombatantInput, { description: 'The climber.' }) readonly model!: CombatantInput;
  @ObjectField(() => LengthInput, { description: 'Its own height above the ground.' }) readonly fall!: LengthInput;
  @HeightOfModel() readonly modelHeight!: number | null;
}

@InputShape('StrategyBattleFallInput', 'A model that falls, or may fall (SB-FALL-001).')
export class FallInput extends TestFields implements FallRequest {
  @ObjectField(() => LengthInput, { description: 'How deep it falls.' }) readonly fall!: LengthInput;
  @HeightOfModel() readonly modelHeight!: number | null;
  @ChoiceField(FALL_CAUSES, { description: 'Why: a drop for certain, a beaten climber, or one below a friend who fell.', default: 'drop' }) readonly because!: FallCause;
  @ListField(object(() => ClimberBelowInput), { description: 'Climbers directly below.', max: MOST_BELOW, default: [] }) readonly below!: readonly ClimberBelowInput[];
}

@OutputShape('StrategyBattleFallerOdds', 'The exact chances of one climber below.')
export class FallerOddsView {
  @ChanceField('It falls.') readonly falls!: ProbabilityView;
  @WholeNumberField({ description: 'Strength 3 hits if it falls.', min: 0 }) readonly hits!: number;
  @ObjectField(() => PartOddsView, { description: 'What it may lose.' }) readonly harm!: PartOddsView;
}

@OutputShape('StrategyBattleFallOdds', 'The exact chances of a fall.')
export class FallOddsView extends OddsFields {
  @ChanceField('It falls.') readonly falls!: ProbabilityView;
  @WholeNumberField({ description: 'Strength 3 hits if it falls.', min: 0 }) readonly hits!: number;
  @ObjectField(() => PartOddsView, { description: 'What it may lose.' }) readonly harm!: PartOddsView;
  @ListField(object(() => FallerOddsView), { description: 'Climbers below.' }) readonly below!: readonly FallerOddsView[];
  @ChanceField('Nobody below falls; null without anybody there.', { nullable: true }) readonly noneBelowFalls!: ProbabilityView | null;
}

@OutputShape('StrategyBattleFallerResult', 'What became of one climber below.')
export class FallerResultView {
  @FlagField({ description: 'It fell.' }) readonly falls!: boolean;
  @WholeNumberField({ description: 'Strength 3 hits taken.', min: 0 }) readonly hits!: number;
  @ObjectField(() => PartAfterView, { description: 'What is left of it.' }) readonly after!: PartAfterView;
}

@OutputShape('StrategyBattleFallResult', 'A fall played once.')
export class FallResultView extends ResultFields {
  @FlagField({ description: 'It fell.' }) readonly falls!: boolean;
  @WholeNumberField({ description: 'Strength 3 hits taken.', min: 0 }) readonly hits!: number;
  @ObjectField(() => PartAfterView, { description: 'What is left of it.' }) readonly after!: PartAfterView;
  @ListField(object(() => FallerResultView), { description: 'Climbers below.' }) readonly below!: readonly FallerResultView[];
}

export const FALL_DOOR: CombatDoor = {
  path: 'fall', field: 'fall', noun: 'a fall', description: 'One Strength 3 hit for each whole inch or 2 cm of a fall of more than twice the height of the model.',
  input: FallInput, oddsView: FallOddsView, resultView: FallResultView, operation: ({ combat }) => combat.fall,
};
