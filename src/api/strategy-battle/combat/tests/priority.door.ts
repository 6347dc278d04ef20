import { PHASES, type PriorityRequest } from '../../../../rules/strategy-battle/combat/tests/priority-types.js';
import type { Side } from '../../../../rules/strategy-battle/reference.js';
import { ChoiceField, FlagField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { choice } from '../../../shared/fields/values.js';
import { DiceFields, OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { SIDES } from '../../views/words.js';
import type { CombatDoor } from '../combat-door.js';
import { ResultFields } from '../operation.fields.js';
import { absent } from './test.inputs.js';

@InputShape('StrategyBattlePriorityInput', 'The roll for priority (SB-PRI-002).')
export class PriorityInput extends DiceFields implements PriorityRequest {
  @WholeNumberField({ description: 'The turn, from 1.', min: 1, max: 1000, example: 2 }) readonly turn!: number;
  @ChoiceField(SIDES, { description: 'Who had priority last turn; asked for from turn 2 on.', example: 'good', ...absent }) readonly previous!: Side | null;
  @ChoiceField(SIDES, { description: 'Who has it on turn 1 where the scenario says otherwise than Good (SB-PRI-001).', ...absent }) readonly firstTurn!: Side | null;
}

@OutputShape('StrategyBattlePriorityOdds', 'The exact chances of priority.')
export class PriorityOddsView extends OddsFields {
  @ChanceField('Good has it.') readonly good!: ProbabilityView;
  @ChanceField('Evil has it.') readonly evil!: ProbabilityView;
  @ChanceField('It stays; null on turn 1.', { nullable: true }) readonly keeps!: ProbabilityView | null;
  @ChanceField('It passes to the other side; null on turn 1.', { nullable: true }) readonly passes!: ProbabilityView | null;
}

@OutputShape('StrategyBattleTurnOrder', 'What priority decides in the phases of the turn (SB-TURN-001).')
export class TurnOrderView {
  @ListField(choice(PHASES), { description: 'The phases.' }) readonly phases!: readonly string[];
  @ListField(choice(SIDES), { description: 'Who moves first and second.' }) readonly move!: readonly string[];
  @ListField(choice(SIDES), { description: 'Who shoots first and second.' }) readonly shoot!: readonly string[];
  @ChoiceField(SIDES, { description: 'Who picks the order of the fights.' }) readonly fightsChosenBy!: string;
}

@OutputShape('StrategyBattlePriorityResult', 'The roll for priority, played once.')
export class PriorityResultView extends ResultFields {
  @ChoiceField(SIDES, { description: 'Who has it.' }) readonly priority!: string;
  @FlagField({ description: 'The dice were equal.' }) readonly tie!: boolean;
  @ObjectField(() => TurnOrderView, { description: 'What follows from it.' }) readonly order!: TurnOrderView;
}

export const PRIORITY_DOOR: CombatDoor = {
  path: 'priority', field: 'priority', noun: 'the roll for priority', description: 'On equal dice priority passes to the side that did not have it.',
  input: PriorityInput, oddsView: PriorityOddsView, resultView: PriorityResultView, operation: ({ combat }) => combat.priority,
};
