import { MEASURES } from '../../../../rules/strategy-battle/combat/length.js';
import { ChoiceField, FlagField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { OddsFields } from '../../../shared/operations/operation.fields.js';
import { ChanceField } from '../../../shared/probability/probability-fields.js';
import { ProbabilityView } from '../../../shared/probability/probability.view.js';
import { DistanceView } from '../../views/measures.views.js';
import { PartOddsView } from '../tests/part.views.js';

@OutputShape('StrategyBattleValueChance', 'A number and how likely it is.')
export class ValueChanceView {
  @NumberField({ description: 'The number.' }) readonly value!: number;
  @ChanceField('It comes to that.') readonly probability!: ProbabilityView;
}

@OutputShape('StrategyBattleNearbyOdds', 'What may befall one model near by.')
export class NearbyOddsView {
  @WholeNumberField({ description: 'Place in the request.', min: 0 }) readonly index!: number;
  @ChanceField('It is knocked down.') readonly prone!: ProbabilityView;
  @ListField(object(() => PartOddsView), { description: 'What its parts lose.' }) readonly parts!: readonly PartOddsView[];
}

const no = { nullable: true } as const;
const Values = (description: string): ReturnType<typeof ListField> => ListField(object(() => ValueChanceView), { description, ...no });

@OutputShape('StrategyBattleMagicEffectOdds', 'What a power does. Probabilities are of the attempt, not of its success; null for what the power does not do.')
export class MagicEffectOddsView {
  @TextField({ description: 'The effect in words.' }) readonly says!: string;
  @ListField(object(() => ProbabilityView), { description: 'Place k: the part that was picked loses k Wounds.', ...no }) readonly wounds!: readonly ProbabilityView[] | null;
  @ChanceField('The part that was picked is slain.', no) readonly slain!: ProbabilityView | null;
  @ListField(object(() => PartOddsView), { description: 'Every part of the victim.' }) readonly parts!: readonly PartOddsView[];
  @ChanceField('The victim can do nothing more this turn.', no) readonly immobilised!: ProbabilityView | null;
  @ChanceField('The victim is knocked down.', no) readonly prone!: ProbabilityView | null;
  @ChanceField('The rider is thrown.', no) readonly thrown!: ProbabilityView | null;
  @Values('How far the victim flies.') readonly distance!: readonly ValueChanceView[] | null;
  @ChoiceField(MEASURES, { description: 'Unit of that distance.' }) readonly measure!: string;
  @ListField(object(() => NearbyOddsView), { description: 'Bystanders.' }) readonly bystanders!: readonly NearbyOddsView[];
  @ListField(object(() => NearbyOddsView), { description: 'All who are aimed at.' }) readonly targets!: readonly NearbyOddsView[];
  @ObjectField(() => DistanceView, { description: 'How far the caster\'s side may move the victim; null where it stays.', ...no }) readonly move!: DistanceView | null;
  @Values('Will in the store of whoever is aimed at.') readonly willLeft!: readonly ValueChanceView[] | null;
  @Values('Courage afterwards.') readonly courageAfter!: readonly ValueChanceView[] | null;
  @Values('Wounds afterwards.') readonly woundsAfter!: readonly ValueChanceView[] | null;
  @ChanceField('The victim leaves the battle because no Will is left.', no) readonly banished!: ProbabilityView | null;
  @FlagField({ description: 'The power goes on; null where it needs no Will in store.', ...no }) readonly lasts!: boolean | null;
}

@OutputShape('StrategyBattleMagicOdds', 'The exact chances of a magical power.')
export class MagicOddsView extends OddsFields {
  @WholeNumberField({ description: 'Lowest die that casts it.' }) readonly castOn!: number;
  @ChanceField('It is cast: resisted or taking effect.') readonly cast!: ProbabilityView;
  @ChanceField('It is cast, and then resisted.') readonly resisted!: ProbabilityView;
  @ChanceField('It takes effect.') readonly takesEffect!: ProbabilityView;
  @ObjectField(() => MagicEffectOddsView, { description: 'What it does.' }) readonly effects!: MagicEffectOddsView;
  @WholeNumberField({ description: 'The caster\'s Will in store afterwards.', min: 0 }) readonly casterWillLeft!: number;
  @FlagField({ description: 'The caster has spent his last Will and leaves the battle (SB-SPEC-038).' }) readonly casterBanished!: boolean;
}
