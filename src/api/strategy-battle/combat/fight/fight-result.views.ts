import { PARTS } from '../../../../rules/strategy-battle/combat/combatant.js';
import { AFTER_EFFECTS } from '../../../../rules/strategy-battle/combat/fight-types.js';
import { DiceView } from '../../../shared/dice/dice.views.js';
import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, text, wholeNumber } from '../../../shared/fields/values.js';
import { VersionsView } from '../../../shared/versions/versions.view.js';
import { SIDES } from '../../views/words.js';
import { TraceStepView } from '../story.views.js';
import { ModelPartView } from './fight-odds.views.js';

@OutputShape('StrategyBattleSideDuel', 'The duel of one side.')
export class SideDuelView {
  @ListField(wholeNumber({ min: 1 }), { description: 'Scores in the order rolled, re-rolls and Might counted.' }) readonly scores!: readonly number[];
  @WholeNumberField({ description: 'The best of them; null where no dice were rolled.', nullable: true }) readonly best!: number | null;
  @WholeNumberField({ description: 'Best Fight value of the side.' }) readonly fight!: number;
}

@OutputShape('StrategyBattleDuel', 'The duel of a fight (SB-FIGHT-002).')
export class DuelView {
  @ObjectField(() => SideDuelView, { description: 'Good.' }) readonly good!: SideDuelView;
  @ObjectField(() => SideDuelView, { description: 'Evil.' }) readonly evil!: SideDuelView;
  @ChoiceField(['fight', 'die'], { description: 'How equal best scores were decided; null where they were not equal.', nullable: true }) readonly tie!: string | null;
}

@OutputShape('StrategyBattleStrike', 'One strike of the winner.')
export class StrikeView {
  @TextField({ description: 'Who strikes.', example: 'good/0' }) readonly by!: string;
  @TextField({ description: 'Who is struck.', example: 'evil/0' }) readonly at!: string;
  @ChoiceField(PARTS, { description: 'Which part of it.' }) readonly part!: string;
  @TextField({ description: 'What the roll to wound needed: `5+`, `6/4` for two dice, `-` for what cannot be wounded.', example: '5+' }) readonly needed!: string;
  @WholeNumberField({ description: 'Wounds lost by it.', min: 0 }) readonly wounds!: number;
}

@OutputShape('StrategyBattleFallHit', 'The Strength 3 hit of a fall from a mount (SB-CAV-020).')
export class FallHitView {
  @TextField({ description: 'Who falls.' }) readonly at!: string;
  @ChoiceField(PARTS, { description: 'Which part of it.' }) readonly part!: string;
  @ChoiceField(['knock-down', 'thrown'], { description: 'Why.' }) readonly cause!: string;
  @TextField({ description: 'What the roll to wound needed.' }) readonly needed!: string;
  @WholeNumberField({ description: 'Wounds lost by it.', min: 0 }) readonly wounds!: number;
}

@OutputShape('StrategyBattleFightStory', 'One of several fights across a barrier, as it was played.')
export class FightStoryView {
  @WholeNumberField({ description: 'Place of the charger among the attackers.', nullable: true }) readonly charger!: number | null;
  @ChoiceField(SIDES, { description: 'Who won.' }) readonly winner!: string;
  @ObjectField(() => DuelView, { description: 'The duel.' }) readonly duel!: DuelView;
  @ListField(object(() => StrikeView), { description: 'Strikes in order.' }) readonly strikes!: readonly StrikeView[];
  @ListField(object(() => FallHitView), { description: 'Falls in order.' }) readonly falls!: readonly FallHitView[];
}

@OutputShape('StrategyBattleAfterEffect', 'Something that a fight leaves behind.')
export class AfterEffectView {
  @ChoiceField(AFTER_EFFECTS, { description: 'What it is.' }) readonly effect!: string;
  @ChoiceField(PARTS, { description: 'Whom it touches.' }) readonly part!: string;
  @IdField({ description: 'Row of the rules ledger.' }) readonly rule!: string;
}

@OutputShape('StrategyBattleModelAfter', 'A model when the fight is over.')
export class ModelAfterView {
  @WholeNumberField({ description: 'Place of the combatant in its side.', min: 0 }) readonly combatant!: number;
  @WholeNumberField({ description: 'Which of its models.', min: 0 }) readonly model!: number;
  @WholeNumberField({ description: 'Wounds left.', min: 0 }) readonly wounds!: number;
  @WholeNumberField({ description: 'Might in hand.', min: 0 }) readonly might!: number;
  @WholeNumberField({ description: 'Will in hand.', min: 0 }) readonly will!: number;
  @WholeNumberField({ description: 'Fate in hand.', min: 0 }) readonly fate!: number;
  @FlagField({ description: 'Lies on the ground.' }) readonly onGround!: boolean;
  @FlagField({ description: 'Sits on its mount.' }) readonly mounted!: boolean;
  @WholeNumberField({ description: 'Wounds left of its mount; null where it has none.', nullable: true }) readonly mountWounds!: number | null;
  @WholeNumberField({ description: 'Wounds left of its passenger; null where it has none.', nullable: true }) readonly passengerWounds!: number | null;
  @ListField(object(() => AfterEffectView), { description: 'What the fight leaves behind.' }) readonly effects!: readonly AfterEffectView[];
}

@OutputShape('StrategyBattleModelsAfter', 'The models of both sides when the fight is over.')
export class ModelsAfterView {
  @ListField(object(() => ModelAfterView), { description: 'Good.' }) readonly good!: readonly ModelAfterView[];
  @ListField(object(() => ModelAfterView), { description: 'Evil.' }) readonly evil!: readonly ModelAfterView[];
}

@OutputShape('StrategyBattleFightResult', 'A fight played once. For several chargers across a barrier `winner` and `duel` are null and `fights` tells each.')
export class FightResultView {
  @ChoiceField(SIDES, { description: 'Who won.', nullable: true }) readonly winner!: string | null;
  @ObjectField(() => DuelView, { description: 'The duel.', nullable: true }) readonly duel!: DuelView | null;
  @ListField(object(() => StrikeView), { description: 'Strikes in order.' }) readonly strikes!: readonly StrikeView[];
  @ListField(object(() => FallHitView), { description: 'Falls in order.' }) readonly falls!: readonly FallHitView[];
  @ListField(object(() => FightStoryView), { description: 'One fight after another across a barrier.', nullable: true }) readonly fights!: readonly FightStoryView[] | null;
  @ListField(object(() => ModelPartView), { description: 'Who was slain.' }) readonly slain!: readonly ModelPartView[];
  @ObjectField(() => ModelsAfterView, { description: 'What is left of everyone.' }) readonly after!: ModelsAfterView;
  @ObjectField(() => DiceView, { description: 'The dice, in the order rolled.' }) readonly dice!: DiceView;
  @ListField(text(), { description: 'Choices made for the caller.' }) readonly assumptions!: readonly string[];
  @ListField(object(() => TraceStepView), { description: 'The story of the fight.' }) readonly trace!: readonly TraceStepView[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
