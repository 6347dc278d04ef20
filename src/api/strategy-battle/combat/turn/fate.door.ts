import { MOST_SUFFERED, type FateRequest } from '../../../../rules/strategy-battle/combat/turn/fate-types.js';
import { FlagField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField, ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { CombatantInput } from '../combatant.inputs.js';
import { HarmFields, ResultFields } from '../operation.fields.js';

@InputShape('StrategyBattleFateInput', 'Wounds that a model suffers and would like back (SB-FATE-001).')
export class FateInput extends HarmFields implements FateRequest {
  @ObjectField(() => CombatantInput, { description: 'The model.' }) readonly model!: CombatantInput;
  @WholeNumberField({ description: 'Wounds suffered one after the other.', min: 1, max: MOST_SUFFERED, default: 1 }) readonly suffered!: number;
}

@OutputShape('StrategyBattleFateOdds', 'The exact chances of Fate.')
export class FateOddsView extends OddsFields {
  @WholeNumberField({ description: 'Lowest Fate die that saves, Might aside.' }) readonly needed!: number;
  @ChanceField('All Wounds are recovered.') readonly allSaved!: ProbabilityView;
  @ChanceField('The model survives.') readonly survives!: ProbabilityView;
  @ChanceField('The model is slain.') readonly slain!: ProbabilityView;
  @ChancesField('Place k: k Wounds are recovered.') readonly saved!: readonly ProbabilityView[];
  @ChancesField('Place k: k Wounds are lost when all is done.') readonly wounds!: readonly ProbabilityView[];
  @ChancesField('Place k: k points of Fate are left.') readonly fateLeft!: readonly ProbabilityView[];
}

@OutputShape('StrategyBattleFateResult', 'Fate played once.')
export class FateResultView extends ResultFields {
  @WholeNumberField({ description: 'Wounds recovered.', min: 0 }) readonly saved!: number;
  @WholeNumberField({ description: 'Wounds lost.', min: 0 }) readonly lost!: number;
  @FlagField({ description: 'The model is slain.' }) readonly slain!: boolean;
  @WholeNumberField({ description: 'Wounds left.', min: 0 }) readonly wounds!: number;
  @WholeNumberField({ description: 'Might in hand.', min: 0 }) readonly might!: number;
  @WholeNumberField({ description: 'Fate in hand.', min: 0 }) readonly fate!: number;
}

export const FATE_DOOR: CombatDoor = {
  path: 'fate', field: 'fate', noun: 'Fate', description: 'Fate is used Wound by Wound unless `spend.fate` is `none`.',
  input: FateInput, oddsView: FateOddsView, resultView: FateResultView, operation: ({ combat }) => combat.fate,
};
