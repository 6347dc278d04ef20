import { PARTS, type Part } from '../../../../rules/strategy-battle/combat/combatant.js';
import { MOST_TURNS, POISONS, type Poison, type VenomRequest } from '../../../../rules/strategy-battle/combat/turn/venom-types.js';
import { ChoiceField, FlagField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField, ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { CombatantInput } from '../combatant.inputs.js';
import { HarmFields, ResultFields } from '../operation.fields.js';

@InputShape('StrategyBattleVenomInput', 'A model that an earlier wound goes on harming (SB-SPEC-042, SB-SPEC-058).')
export class VenomInput extends HarmFields implements VenomRequest {
  @ObjectField(() => CombatantInput, { description: 'The model.' }) readonly model!: CombatantInput;
  @ChoiceField(POISONS, { description: 'What harms it.', default: 'venom' }) readonly from!: Poison;
  @ChoiceField(PARTS, { description: 'Which part was wounded.', default: 'rider' }) readonly part!: Part;
  @WholeNumberField({ description: 'Turns to look ahead.', min: 1, max: MOST_TURNS, default: 1 }) readonly turns!: number;
}

@OutputShape('StrategyBattleVenomOdds', 'The exact chances over the turns.')
export class VenomOddsView extends OddsFields {
  @ChanceField('The die costs a Wound in one turn.') readonly perTurn!: ProbabilityView;
  @ChanceField('No Wound is lost in all these turns.') readonly unharmed!: ProbabilityView;
  @ChanceField('The model is slain.') readonly slain!: ProbabilityView;
  @ChancesField('Place k: k Wounds are lost.') readonly wounds!: readonly ProbabilityView[];
  @ChancesField('Place k: k points of Fate are left.') readonly fateLeft!: readonly ProbabilityView[];
}

@OutputShape('StrategyBattleVenomResult', 'The turns played once.')
export class VenomResultView extends ResultFields {
  @WholeNumberField({ description: 'Wounds lost.', min: 0 }) readonly lost!: number;
  @FlagField({ description: 'The model is slain.' }) readonly slain!: boolean;
  @WholeNumberField({ description: 'Wounds left.', min: 0 }) readonly wounds!: number;
  @WholeNumberField({ description: 'Might in hand.', min: 0 }) readonly might!: number;
  @WholeNumberField({ description: 'Fate in hand.', min: 0 }) readonly fate!: number;
  @WholeNumberField({ description: 'Turn in which it was slain, from 1; null where it lives.', nullable: true }) readonly slainInTurn!: number | null;
}

export const VENOM_DOOR: CombatDoor = {
  path: 'venom', field: 'venom', noun: 'venom', description: 'At the start of each turn a 1 costs a Wound; no Might touches that die.',
  input: VenomInput, oddsView: VenomOddsView, resultView: VenomResultView, operation: ({ combat }) => combat.venom,
};
