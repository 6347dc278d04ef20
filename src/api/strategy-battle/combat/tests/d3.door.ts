import { MOST_D3, type D3Request } from '../../../../rules/strategy-battle/combat/tests/d3.js';
import { DiceInput } from '../../../shared/dice/dice.inputs.js';
import { ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../../shared/fields/shape-decorators.js';
import { wholeNumber } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { ResultFields } from '../operation.fields.js';

@InputShape('StrategyBattleD3Input', 'Dice read as D3 (SB-DICE-002). `dice` is their number, so the dice of `resolve` are in `rollWith`.')
export class D3Input implements D3Request {
  @WholeNumberField({ description: 'How many.', min: 1, max: MOST_D3, default: 1 }) readonly dice!: number;
  @ObjectField(() => DiceInput, { description: 'Dice of `resolve`: faces of a D6; a seed of our own where nothing is said.', optional: true, nullable: true }) readonly rollWith!: DiceInput | null;
}

@OutputShape('StrategyBattleD3Odds', 'The exact chances of one D3.')
export class D3OddsView extends OddsFields {
  @ChancesField('Place k: it gives k + 1.') readonly each!: readonly ProbabilityView[];
}

@OutputShape('StrategyBattleD3Result', 'Dice read as D3.')
export class D3ResultView extends ResultFields {
  @ListField(wholeNumber({ min: 1, max: 3 }), { description: 'What each gives, in the order rolled.' }) readonly values!: readonly number[];
}

export const D3_DOOR: CombatDoor = {
  path: 'd3', field: 'd3', noun: 'a D3', description: 'A D6 halved and rounded up.', diceKey: 'rollWith',
  input: D3Input, oddsView: D3OddsView, resultView: D3ResultView, operation: ({ combat }) => combat.d3,
};
