import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { id, object } from '../../shared/fields/values.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { DistanceView } from '../views/measures.views.js';
import { FindingView } from '../views/finding.views.js';
import { PointsItemView } from '../views/points.views.js';
import { UnitPowerView } from '../views/power.views.js';
import { HeroicView, ProfileView } from '../views/profile.views.js';
import { CHARACTERISTICS } from '../views/words.js';
import { UnitMountView } from '../catalogue/units/unit-parts.views.js';

@OutputShape('StrategyBattleProfileChange', 'A characteristic that differs from the printed profile, and why.')
export class ProfileChangeView {
  @ChoiceField(CHARACTERISTICS, { description: 'The characteristic.' }) readonly characteristic!: string;
  @WholeNumberField({ description: 'Value before; null for a dash.', nullable: true }) readonly from!: number | null;
  @WholeNumberField({ description: 'Value after; null for a dash.', nullable: true }) readonly to!: number | null;
  @IdField({ description: 'Id of the wargear or special rule that changes it.', example: 'armour' }) readonly because!: string;
  @IdField({ description: 'Row of the rules ledger.', example: 'SB-PROF-002' }) readonly rule!: string;
}

@OutputShape('StrategyBattleProfileReport', 'The effective profile of one model. An illegal choice has findings, and numbers as if it were allowed.')
export class ProfileReportView {
  @IdField({ description: 'Id of the unit.' }) readonly unit!: string;
  @TextField({ description: 'Name of the model, that of its variant where it has one.' }) readonly name!: string;
  @IdField({ description: 'Id of the variant.', nullable: true }) readonly variant!: string | null;
  @FlagField({ description: 'No finding is an error.' }) readonly legal!: boolean;
  @ListField(object(() => FindingView), { description: 'What is wrong or worth knowing.' }) readonly findings!: readonly FindingView[];
  @WholeNumberField({ description: 'Points of the model with everything bought for it.' }) readonly points!: number;
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
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
