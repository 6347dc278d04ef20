import { ChoiceField, FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { id, object } from '../../shared/fields/values.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { FindingView } from '../views/finding.views.js';
import { DistanceView } from '../views/measures.views.js';
import { PointsItemView } from '../views/points.views.js';
import { HeroicView, ProfileView } from '../views/profile.views.js';
import { KINDS, LIMIT_SOURCES } from '../views/words.js';

@OutputShape('StrategyBattleBowCount', 'Bows and crossbows of a force.')
export class BowCountView {
  @WholeNumberField({ description: 'Models that carry a bow or crossbow.', min: 0 }) readonly count!: number;
  @WholeNumberField({ description: 'Most that may; null where nothing limits them.', min: 0, nullable: true }) readonly limit!: number | null;
}

@OutputShape('StrategyBattleBannerCount', 'Banners of a force.')
export class BannerCountView {
  @WholeNumberField({ description: 'Models that carry a banner.', min: 0 }) readonly count!: number;
  @WholeNumberField({ description: 'Most that may.', min: 0 }) readonly limit!: number;
}

@OutputShape('StrategyBattleArmyEntryReport', 'One line of the list, worked out.')
export class ArmyEntryReportView {
  @WholeNumberField({ description: 'Place of the line in the request, counted from 0.', min: 0 }) readonly index!: number;
  @IdField({ description: 'Id of the unit.' }) readonly unit!: string;
  @TextField({ description: 'Name of a model.' }) readonly name!: string;
  @ChoiceField(KINDS, { description: 'Hero or warrior.' }) readonly kind!: string;
  @IdField({ description: 'Id of the variant.', nullable: true }) readonly variant!: string | null;
  @WholeNumberField({ description: 'How many models.', min: 1 }) readonly count!: number;
  @ListField(id(), { description: 'Options of each model.' }) readonly options!: readonly string[];
  @WholeNumberField({ description: 'Points of one model.' }) readonly pointsEach!: number;
  @WholeNumberField({ description: 'Points of the whole entry.' }) readonly points!: number;
  @WholeNumberField({ description: 'Points that the list claims for the entry.', nullable: true }) readonly claimedPoints!: number | null;
  @ObjectField(() => ProfileView, { description: 'The effective profile.' }) readonly profile!: ProfileView;
  @ObjectField(() => HeroicView, { description: 'Might, Will and Fate; null for warriors.', nullable: true }) readonly heroic!: HeroicView | null;
  @ObjectField(() => DistanceView, { description: 'Most it moves, mounted where it has a mount.' }) readonly move!: DistanceView;
  @IdField({ description: 'Id of the mount.', nullable: true }) readonly mount!: string | null;
  @ListField(id(), { description: 'Ids of what it carries, in alphabetical order.' }) readonly wargear!: readonly string[];
  @FlagField({ description: 'This entry is the Ringbearer.' }) readonly ringBearer!: boolean;
  @ListField(object(() => PointsItemView), { description: 'The parts of the price of one model.' }) readonly pointsBreakdown!: readonly PointsItemView[];
}

@OutputShape('StrategyBattleForceReport', 'The judgement of one force of two.')
export class ForceReportView {
  @FlagField({ description: 'No finding is an error.' }) readonly valid!: boolean;
  @WholeNumberField({ description: 'Points of the whole force.' }) readonly points!: number;
  @WholeNumberField({ description: 'Most points allowed; null where nothing limits them.', nullable: true }) readonly pointsLimit!: number | null;
  @ChoiceField(LIMIT_SOURCES, { description: 'Where the limit comes from.', nullable: true }) readonly pointsLimitSource!: string | null;
  @WholeNumberField({ description: 'Models.', min: 0 }) readonly models!: number;
  @WholeNumberField({ description: 'Heroes.', min: 0 }) readonly heroes!: number;
  @WholeNumberField({ description: 'Warriors.', min: 0 }) readonly warriors!: number;
  @ObjectField(() => BowCountView, { description: 'Bows and crossbows.' }) readonly bows!: BowCountView;
  @ObjectField(() => BannerCountView, { description: 'Banners.' }) readonly banners!: BannerCountView;
  @WholeNumberField({ description: 'Models lost at which half of the force is gone.', min: 0 }) readonly breakPoint!: number;
  @WholeNumberField({ description: 'Models left at which the force is at a quarter.', min: 0 }) readonly quarter!: number;
  @IdField({ description: 'Id of the unit that carries the Ring.', nullable: true }) readonly ringBearer!: string | null;
  @ListField(object(() => ArmyEntryReportView), { description: 'The lines of the list, in the order given.' }) readonly entries!: readonly ArmyEntryReportView[];
  @ListField(object(() => FindingView), { description: 'What is wrong or worth knowing.' }) readonly findings!: readonly FindingView[];
}

@OutputShape('StrategyBattleArmyReport', 'The judgement of one force.')
export class ArmyReportView extends ForceReportView {
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}
