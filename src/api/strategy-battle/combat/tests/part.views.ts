import { PARTS } from '../../../../rules/strategy-battle/combat/combatant.js';
import { MEASURES } from '../../../../rules/strategy-battle/combat/length.js';
import { ChoiceField, FlagField, NumberField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { ChanceField, ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';

@OutputShape('StrategyBattlePartOdds', 'What a part of the model may lose.')
export class PartOddsView {
  @ChoiceField(PARTS, { description: 'Rider, mount or passenger; `rider` also for a model on foot.' }) readonly part!: string;
  @ChanceField('It is slain.') readonly slain!: ProbabilityView;
  @ChancesField('Place k: it has lost k Wounds.') readonly wounds!: readonly ProbabilityView[];
}

@OutputShape('StrategyBattlePartAfter', 'What has become of a part of the model.')
export class PartAfterView {
  @ChoiceField(PARTS, { description: 'Which part.' }) readonly part!: string;
  @FlagField({ description: 'It is slain.' }) readonly slain!: boolean;
  @WholeNumberField({ description: 'Wounds left.', min: 0 }) readonly wounds!: number;
  @WholeNumberField({ description: 'Might in hand.', min: 0 }) readonly might!: number;
  @WholeNumberField({ description: 'Fate in hand.', min: 0 }) readonly fate!: number;
  @FlagField({ description: 'It lies on the ground.' }) readonly onGround!: boolean;
  @WholeNumberField({ description: 'Result on the Thrown Rider chart; null where it was not rolled.', nullable: true }) readonly thrown!: number | null;
}

@OutputShape('StrategyBattleMoveLeft', 'How much of the move is left.')
export class MoveLeftView {
  @ChoiceField(MEASURES, { description: 'Unit of the figures.' }) readonly measure!: string;
  @NumberField({ description: 'If the model stops.', min: 0 }) readonly stops!: number;
  @NumberField({ description: 'If it goes on.', min: 0 }) readonly goesOn!: number;
}
