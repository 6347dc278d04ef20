import { PARTS } from '../../../../rules/strategy-battle/combat/combatant.js';
import { AFTER_THROW } from '../../../../rules/strategy-battle/combat/shooting/shooting-types.js';
import { ChoiceField, FlagField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object, wholeNumber } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField, ChancesField } from '../../../shared/probability/probability-fields.js';
import type { ProbabilityView } from '../../../shared/probability/probability.view.js';
import type { CombatDoor } from '../combat-door.js';
import { ResultFields } from '../operation.fields.js';
import { ShootingInput } from './shooting.inputs.js';

@OutputShape('StrategyBattleHitShare', 'One of those among whom a hit is shared.')
export class HitShareView {
  @TextField({ description: 'Which side or part.' }) readonly what!: string;
  @ChanceField('It is hit.') readonly probability!: ProbabilityView;
  @ChanceField('It is hit and the roll to wound succeeds.') readonly wound!: ProbabilityView;
}

@OutputShape('StrategyBattleHitChance', 'What one shot may hit.')
export class HitChanceView extends HitShareView {
  @ListField(object(() => HitShareView), { description: 'Of a fight its sides, of a mounted model its parts; empty where nothing is to be told apart.' }) readonly shares!: readonly HitShareView[];
}

@OutputShape('StrategyBattleShotMountOdds', 'The mount of the target.')
export class ShotMountOddsView {
  @TextField({ description: 'As on the Wound chart.' }) readonly woundOn!: string;
  @ChanceField('Wounded by one shot, before Fate.') readonly wound!: ProbabilityView;
  @ChanceField('Slain over all shots.') readonly slain!: ProbabilityView;
  @ChanceField('The rider has to roll on the Thrown Rider chart.') readonly thrown!: ProbabilityView;
}

@OutputShape('StrategyBattleShotLoss', 'What one model, or a part of it, loses over all shots.')
export class ShotLossView {
  @TextField({ description: 'Which model.', example: 'target' }) readonly what!: string;
  @ChoiceField(PARTS, { description: 'Which part of it.' }) readonly part!: string;
  @ChanceField('It is slain.') readonly slain!: ProbabilityView;
  @ChancesField('Place k: it has lost k Wounds, Fate used.') readonly distribution!: readonly ProbabilityView[];
}

@OutputShape('StrategyBattleShootingOdds', 'The exact chances of shots: `hit`, `reach`, `wound` and `hits` of one shot, the rest over all shots.')
export class ShootingOddsView extends OddsFields {
  @WholeNumberField({ description: 'Lowest die that hits.', min: 1, max: 6 }) readonly hitOn!: number;
  @TextField({ description: 'What the roll to wound needs, as on the Wound chart.', example: '6/4' }) readonly woundOn!: string;
  @ChanceField('The roll to hit succeeds.') readonly hit!: ProbabilityView;
  @ChanceField('The shot hits the target; of a mounted one the rider.') readonly reach!: ProbabilityView;
  @ChanceField('It does and the roll to wound succeeds, before Fate.') readonly wound!: ProbabilityView;
  @ChanceField('The target is slain.') readonly slain!: ProbabilityView;
  @WholeNumberField({ description: 'Shots in all.', min: 1 }) readonly shots!: number;
  @ListField(object(() => HitChanceView), { description: 'What one shot may hit.' }) readonly hits!: readonly HitChanceView[];
  @ObjectField(() => ShotMountOddsView, { description: 'The mount of the target; null on foot.', nullable: true }) readonly mount!: ShotMountOddsView | null;
  @ListField(object(() => ShotLossView), { description: 'What everyone who may be hit loses.' }) readonly losses!: readonly ShotLossView[];
}

@OutputShape('StrategyBattleShot', 'One shot as it was played.')
export class ShotView {
  @TextField({ description: 'Who shot.' }) readonly by!: string;
  @FlagField({ description: 'The roll to hit succeeded.' }) readonly hit!: boolean;
  @TextField({ description: 'What it struck in the end; null for a miss.', nullable: true }) readonly at!: string | null;
  @TextField({ description: 'Which of several models or parts; null for a miss and for things.', nullable: true }) readonly victim!: string | null;
  @TextField({ description: 'As on the Wound chart; null where no roll was due.', nullable: true }) readonly needed!: string | null;
  @FlagField({ description: 'The roll to wound succeeded.' }) readonly wounded!: boolean;
  @WholeNumberField({ description: 'Wounds lost.', min: 0 }) readonly wounds!: number;
}

@OutputShape('StrategyBattleShotSlain', 'Who was slain.')
export class ShotSlainView {
  @TextField({ description: 'Which model.' }) readonly what!: string;
  @ChoiceField(PARTS, { description: 'Which part of it.' }) readonly part!: string;
}

@OutputShape('StrategyBattleShotAfter', 'What is left of a model that could be hit.')
export class ShotAfterView {
  @TextField({ description: 'Which model.' }) readonly what!: string;
  @FlagField({ description: 'It is slain.' }) readonly slain!: boolean;
  @WholeNumberField({ description: 'Wounds left.', min: 0 }) readonly wounds!: number;
  @WholeNumberField({ description: 'Fate in hand.', min: 0 }) readonly fate!: number;
  @WholeNumberField({ description: 'Wounds left of its mount; null where it has none.', nullable: true }) readonly mountWounds!: number | null;
  @WholeNumberField({ description: 'Wounds left of its passenger; null where it has none.', nullable: true }) readonly passengerWounds!: number | null;
  @FlagField({ description: 'Its rider has yet to roll on the Thrown Rider chart (SB-CAV-019).' }) readonly thrown!: boolean;
}

@OutputShape('StrategyBattleShootingResult', 'Shots played once.')
export class ShootingResultView extends ResultFields {
  @ListField(object(() => ShotView), { description: 'Shot by shot.' }) readonly shots!: readonly ShotView[];
  @ListField(object(() => ShotSlainView), { description: 'Who was slain.' }) readonly slain!: readonly ShotSlainView[];
  @ListField(object(() => ShotAfterView), { description: 'What is left of everyone.' }) readonly after!: readonly ShotAfterView[];
  @ListField(wholeNumber({ min: 0 }), { description: 'Might that each shooter has left.' }) readonly might!: readonly number[];
  @ChoiceField(AFTER_THROW, { description: 'What follows a throw on the charge; null for other shots.', nullable: true }) readonly charge!: string | null;
}

export const SHOOTING_DOOR: CombatDoor = {
  path: 'shooting', field: 'shooting', noun: 'shots', description: 'Range, movement, things in the way, fights, cavalry, Might and Fate; shots that the rules forbid are refused with the row of the ledger.',
  input: ShootingInput, oddsView: ShootingOddsView, resultView: ShootingResultView, operation: ({ combat }) => combat.shooting,
};
