import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { DistanceView } from '../../views/measures.views.js';
import { UnitPowerView } from '../../views/power.views.js';
import { HeroicView, ProfileView } from '../../views/profile.views.js';
import { SourcedView } from '../../views/sourced.view.js';
import { KINDS, SIDES } from '../../views/words.js';
import { IncludedEffectView, InclusionView, OptionView, RingBearerView, UnitMountView, VariantView } from './unit-parts.views.js';

@OutputShape('StrategyBattleUnit', 'A unit of the army lists: what one model is, costs, carries and may buy.')
export class UnitView extends SourcedView {
  @IdField({ description: 'Id of the unit.', example: 'orc-captain' }) readonly id!: string;
  @TextField({ description: 'Name as printed.', example: 'Orc Captain' }) readonly name!: string;
  @ChoiceField(SIDES, { description: 'Whose list it is in.' }) readonly side!: string;
  @ChoiceField(KINDS, { description: 'Hero or warrior.' }) readonly kind!: string;
  @IdField({ description: 'Id of its race.', example: 'orc' }) readonly race!: string;
  @FlagField({ description: 'A single being: once in a force.' }) readonly unique!: boolean;
  @ListField(object(() => VariantView), { description: 'One of them is chosen when the model is bought; empty where there is no choice.' })
  readonly variants!: readonly VariantView[];
  @WholeNumberField({ description: 'Points of one model without options.', min: 0 }) readonly points!: number;
  @ObjectField(() => ProfileView, { description: 'The printed base profile.' }) readonly profile!: ProfileView;
  @ObjectField(() => HeroicView, { description: 'Might, Will and Fate; null for warriors.', nullable: true }) readonly heroic!: HeroicView | null;
  @ObjectField(() => DistanceView, { description: 'Most it moves on foot.' }) readonly move!: DistanceView;
  @ListField(id(), { description: 'Wargear in the price.' }) readonly wargear!: readonly string[];
  @ListField(object(() => IncludedEffectView), { description: 'Effects of wargear in the price that the printed profile already counts.' })
  readonly includedEffects!: readonly IncludedEffectView[];
  @ListField(object(() => OptionView), { description: 'Wargear that it may buy.' }) readonly options!: readonly OptionView[];
  @ListField(object(() => UnitMountView), { description: 'Mounts that it has, may buy or may ride.' }) readonly mounts!: readonly UnitMountView[];
  @ListField(id(), { description: 'Special rules that it always has.' }) readonly specialRules!: readonly string[];
  @ListField(object(() => UnitPowerView), { description: 'Magical powers.' }) readonly magicalPowers!: readonly UnitPowerView[];
  @ListField(id(), { description: 'Groups that rules name, such as hero-of-rohan.' }) readonly groups!: readonly string[];
  @ObjectField(() => InclusionView, { description: 'What its presence in a force depends on.' }) readonly inclusion!: InclusionView;
  @ObjectField(() => RingBearerView, { description: 'Set where it may carry the Ring, else null.', nullable: true }) readonly ringBearer!: RingBearerView | null;
}
