import { PARTS } from '../../../../rules/strategy-battle/combat/combatant.js';
import { ChoiceField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, text } from '../../../shared/fields/values.js';
import { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { VersionsView } from '../../../shared/versions/versions.view.js';
import { SIDES } from '../../views/words.js';

@OutputShape('StrategyBattleSideChances', 'A probability for each side.')
export class SideChancesView {
  @ObjectField(() => ProbabilityView, { description: 'For Good.' }) readonly good!: ProbabilityView;
  @ObjectField(() => ProbabilityView, { description: 'For Evil.' }) readonly evil!: ProbabilityView;
}

@OutputShape('StrategyBattleChargerChances', 'One of several fights across a barrier (SB-DEF-005).')
export class ChargerChancesView {
  @WholeNumberField({ description: 'Place of the charger among the attackers, from 0.', min: 0 }) readonly charger!: number;
  @ObjectField(() => ProbabilityView, { description: 'How likely it comes to this fight.' }) readonly fought!: ProbabilityView;
  @ObjectField(() => SideChancesView, { description: 'Who wins it, if it is fought.' }) readonly win!: SideChancesView;
}

/** Which model, or which part of one. */
class ModelPartFields {
  @ChoiceField(SIDES, { description: 'Its side.' }) readonly side!: string;
  @WholeNumberField({ description: 'Place of the combatant in its side, from 0.', min: 0 }) readonly combatant!: number;
  @WholeNumberField({ description: 'Which of its models, from 0.', min: 0 }) readonly model!: number;
  @ChoiceField(PARTS, { description: 'Rider, mount or passenger; `rider` also for a model on foot.' }) readonly part!: string;
}

@OutputShape('StrategyBattleModelPart', 'A model, or its mount or passenger.')
export class ModelPartView extends ModelPartFields {}

@OutputShape('StrategyBattleSlainChance', 'How likely a model is slain when the fight is over.')
export class SlainChanceView extends ModelPartFields {
  @ObjectField(() => ProbabilityView, { description: 'Slain, fled or undone.' }) readonly probability!: ProbabilityView;
}

@OutputShape('StrategyBattleWoundChances', 'How many Wounds a model loses.')
export class WoundChancesView extends ModelPartFields {
  @ListField(object(() => ProbabilityView), { description: 'Place k: it has lost k Wounds when the fight is over, Fate used.' }) readonly distribution!: readonly ProbabilityView[];
}

@OutputShape('StrategyBattleFightOdds', 'The exact chances of a fight. Either `win`, or for several chargers across a barrier `fights`.')
export class FightOddsView {
  @ObjectField(() => SideChancesView, { description: 'Who wins the duel.', nullable: true }) readonly win!: SideChancesView | null;
  @ListField(object(() => ChargerChancesView), { description: 'One fight after another across a barrier.', nullable: true }) readonly fights!: readonly ChargerChancesView[] | null;
  @ListField(object(() => SlainChanceView), { description: 'Every model of both sides.' }) readonly slain!: readonly SlainChanceView[];
  @ListField(object(() => WoundChancesView), { description: 'Every model of both sides.' }) readonly wounds!: readonly WoundChancesView[];
  @TextField({ description: 'How it was worked out.', example: 'exact' }) readonly method!: string;
  @ListField(text(), { description: 'Choices made for the caller.' }) readonly assumptions!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
