import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { id, object } from '../../shared/fields/values.js';
import { UnitMountView } from '../catalogue/units/unit-parts.views.js';
import { DistanceView } from './measures.views.js';
import { PointsItemView } from './points.views.js';
import { UnitPowerView } from './power.views.js';
import { HeroicView, ProfileView } from './profile.views.js';
import { CHARACTERISTICS } from './words.js';

@OutputShape('StrategyBattleProfileChange', 'A characteristic that differs from the printed profile, and why.')
export class ProfileChangeView {
  @ChoiceField(CHARACTERISTICS, { description: 'The characteristic.' }) readonly characteristic!: string;
  @WholeNumberField({ description: 'Value before; null for a dash.', nullable: true }) readonly from!: number | null;
  @WholeNumberField({ description: 'Value after; null for a dash.', nullable: true }) readonly to!: number | null;
  @IdField({ description: 'Id of the wargear or special rule that changes it.', example: 'armour' }) readonly because!: string;
  @IdField({ description: 'Row of the rules ledger.', example: 'SB-PROF-002' }) readonly rule!: string;
}

/** What is told of a model wherever its effective profile is told. */
export abstract class ModelView {
  @IdField({ description: 'Id of the unit.' }) readonly unit!: string;
  @TextField({ description: 'Name of the model, that of its variant where it has one.' }) readonly name!: string;
  @IdField({ description: 'Id of the variant.', nullable: true }) readonly variant!: string | null;
  @ListField(object(() => PointsItemView), { description: 'The parts of the price.' }) readonly pointsBreakdown!: readonly PointsItemView[];
  @ObjectField(() => ProfileView, { description: 'The effective profile. `shoot` is null when the model has nothing to shoot or throw with.' }) readonly profile!: ProfileView;
  @ObjectField(() => HeroicView, { description: 'Might, Will and Fate; null for warriors.', nullable: true }) readonly heroic!: HeroicView | null;
  @ObjectField(() => DistanceView, { description: 'Most it moves: as the mount does where it is mounted.' }) readonly move!: DistanceView;
  @ObjectField(() => UnitMountView, { description: 'The mount; null where there is none.', nullable: true }) readonly mount!: UnitMountView | null;
  @FlagField({ description: 'The model sits on its mount.' }) readonly mounted!: boolean;
  @FlagField({ description: 'It may defend by shielding.' }) readonly mayShield!: boolean;
  @ListField(id(), { description: 'Ids of what it carries, in alphabetical order.' }) readonly wargear!: readonly string[];
  @ListField(id(), { description: 'Ids of what it owns but has lost or left behind, in alphabetical order.' }) readonly withoutWargear!: readonly string[];
  @ListField(object(() => ProfileChangeView), { description: 'Each change to the printed profile, in order.' }) readonly changes!: readonly ProfileChangeView[];
  @ListField(id(), { description: 'Special rules, those of variant and wargear included.' }) readonly specialRules!: readonly string[];
  @ListField(object(() => UnitPowerView), { description: 'Magical powers.' }) readonly magicalPowers!: readonly UnitPowerView[];
  @ListField(id(), { description: 'Groups, those of the variant included.' }) readonly groups!: readonly string[];
}
