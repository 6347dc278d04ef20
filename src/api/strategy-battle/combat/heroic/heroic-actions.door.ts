import { STOPS } from '../../../../rules/strategy-battle/combat/heroic/heroic-types.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, wholeNumber } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { SIDES } from '../../views/words.js';
import type { CombatDoor } from '../combat-door.js';
import { SideChancesView } from '../fight/fight-odds.views.js';
import { ResultFields } from '../operation.fields.js';
import { HeroicActionsInput } from './heroic-actions.inputs.js';

class ActionFields {
  @WholeNumberField({ description: 'Place in the request.', min: 0 }) readonly index!: number;
  @ChoiceField(SIDES, { description: 'Whose action.' }) readonly side!: string;
  @WholeNumberField({ description: 'Might that it costs.', min: 0 }) readonly cost!: number;
  @WholeNumberField({ description: 'Might in hand once it is paid.', min: 0 }) readonly mightLeft!: number;
}

@OutputShape('StrategyBattleActionOdds', 'One action as it was called.')
export class ActionOddsView extends ActionFields {
  @ChanceField('It is not cancelled by an earlier action.') readonly happens!: ProbabilityView;
}

@OutputShape('StrategyBattleOrderChance', 'One order of the actions.')
export class OrderChanceView {
  @ListField(wholeNumber({ min: 0 }), { description: 'Places in the request.' }) readonly order!: readonly number[];
  @ChanceField('They are worked out in this order.') readonly probability!: ProbabilityView;
}

@OutputShape('StrategyBattleHeroicActionsOdds', 'The exact chances of heroic actions.')
export class HeroicActionsOddsView extends OddsFields {
  @ObjectField(() => SideChancesView, { description: 'Which side picks first.' }) readonly first!: SideChancesView;
  @ListField(object(() => OrderChanceView), { description: 'Every order that there is.' }) readonly orders!: readonly OrderChanceView[];
  @ListField(object(() => ActionOddsView), { description: 'Every action.' }) readonly actions!: readonly ActionOddsView[];
}

@OutputShape('StrategyBattleFollowerReport', 'Whether a friend goes along.')
export class FollowerReportView {
  @TextField({ description: 'What he is called.' }) readonly name!: string;
  @FlagField({ description: 'He goes along.' }) readonly joins!: boolean;
  @IdField({ description: 'Row by which he does or does not.' }) readonly rule!: string;
}

@OutputShape('StrategyBattleActionResult', 'One action as it is worked out.')
export class ActionResultView extends ActionFields {
  @ChoiceField(STOPS, { description: 'How the Hero was stopped; null where it takes place.', nullable: true }) readonly cancelled!: string | null;
  @ListField(object(() => FollowerReportView), { description: 'Friends.' }) readonly followers!: readonly FollowerReportView[];
  @FlagField({ description: 'In heroic combats: the Hero moves again at once; null where the foes are not told.', nullable: true }) readonly movesAgain!: boolean | null;
}

@OutputShape('StrategyBattleHeroicActionsResult', 'Heroic actions played once.')
export class HeroicActionsResultView extends ResultFields {
  @ChoiceField(SIDES, { description: 'Which side picks first.' }) readonly first!: string;
  @ListField(wholeNumber({ min: 0 }), { description: 'Places in the request, in the order worked out.' }) readonly order!: readonly number[];
  @ListField(object(() => ActionResultView), { description: 'In the order worked out.' }) readonly actions!: readonly ActionResultView[];
}

export const HEROIC_ACTIONS_DOOR: CombatDoor = {
  path: 'heroic-actions', field: 'heroicAction', noun: 'heroic actions', description: 'Who picks first, what it costs, who is stopped and who goes along.',
  input: HeroicActionsInput, oddsView: HeroicActionsOddsView, resultView: HeroicActionsResultView, operation: ({ combat }) => combat.heroicActions,
};
