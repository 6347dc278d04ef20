import { FlagField, IdField, ListField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { id, object } from '../../../shared/fields/values.js';
import { DistanceView } from '../../views/measures.views.js';
import { ProfileView } from '../../views/profile.views.js';
import { WargearEffectView } from '../wargear/wargear-parts.views.js';

@OutputShape('StrategyBattleVariant', 'A choice made when the model is bought.')
export class VariantView {
  @IdField({ description: 'Id of the variant, unique within the unit.', example: 'rohan' }) readonly id!: string;
  @TextField({ description: 'Name of a model of this variant.' }) readonly name!: string;
  @IdField({ description: "Race of the variant; null where it is the unit's own.", nullable: true }) readonly race!: string | null;
  @ListField(id(), { description: 'Special rules that the variant adds.' }) readonly specialRules!: readonly string[];
  @ListField(id(), { description: 'Groups that the variant belongs to.' }) readonly groups!: readonly string[];
}

@OutputShape('StrategyBattleOption', 'Wargear that the unit may buy.')
export class OptionView {
  @IdField({ description: 'Id of the wargear bought.', example: 'shield' }) readonly id!: string;
  @WholeNumberField({ description: 'Points for one model.', min: 0 }) readonly points!: number;
  @ListField(id(), { description: 'Wargear that the model must have as well.' }) readonly requires!: readonly string[];
  @ListField(id(), { description: 'Options that may not be taken beside it.' }) readonly excludes!: readonly string[];
  @ListField(id(), { description: 'Variants that may take it; empty for all.' }) readonly variants!: readonly string[];
  @ListField(id(), { description: 'Units whose presence in the force forbids it.' }) readonly excludedByUnits!: readonly string[];
  @FlagField({ description: 'At most one for each Hero of the force.' }) readonly perHero!: boolean;
  @ListField(object(() => WargearEffectView), { description: "Effects that replace the wargear's own for this unit; null for the usual ones.", nullable: true })
  readonly effects!: readonly WargearEffectView[] | null;
  @IdField({ description: "Row of the rules ledger behind the conditions; null where the unit's own row says it.", nullable: true }) readonly rule!: string | null;
}

@OutputShape('StrategyBattleUnitMount', 'A mount that the unit has, may buy or may ride.')
export class UnitMountView {
  @IdField({ description: 'Id of the wargear, or of the unit that is ridden.', example: 'horse' }) readonly id!: string;
  @TextField({ description: 'Name of the mount.' }) readonly name!: string;
  @ObjectField(() => ProfileView, { description: "The mount's own profile." }) readonly profile!: ProfileView;
  @ObjectField(() => DistanceView, { description: 'How far it carries its rider.' }) readonly move!: DistanceView;
  @FlagField({ description: 'It fights beside its rider: Fight and Attacks above 0 (SB-MM-001).' }) readonly monstrous!: boolean;
  @FlagField({ description: 'It flies, so it is not used in Moria or underground.' }) readonly flies!: boolean;
  @FlagField({ description: 'It may carry a passenger behind its rider.' }) readonly carriesPassenger!: boolean;
}

@OutputShape('StrategyBattleIncludedEffect', 'What the printed profile already counts of an item of wargear.')
export class IncludedEffectView {
  @IdField({ description: 'Id of the wargear.', example: 'shield' }) readonly id!: string;
  @WholeNumberField({ description: 'Strength counted already.' }) readonly strength!: number;
  @WholeNumberField({ description: 'Defence counted already.' }) readonly defence!: number;
}

@OutputShape('StrategyBattleInclusion', 'What the presence of the unit in a force depends on.')
export class InclusionView {
  @WholeNumberField({ description: 'Most models of the unit in one force; null for any number.', nullable: true, min: 1 }) readonly max!: number | null;
  @ListField(id(), { description: 'At least one of these units must be in the force; empty for none.' }) readonly companions!: readonly string[];
  @FlagField({ description: 'The opposing force must have the Ringbearer.' }) readonly opponentRingBearer!: boolean;
  @IdField({ description: 'Only one unit of this set may be in a force; null for no set.', nullable: true }) readonly exclusiveSet!: string | null;
  @FlagField({ description: 'Not used in Moria or underground.' }) readonly notUnderground!: boolean;
  @IdField({ description: 'Row of the rules ledger with the condition; null where there is none.', nullable: true }) readonly rule!: string | null;
}

@OutputShape('StrategyBattleRingBearer', 'Whether the unit may be the Ringbearer (SB-ARMY-004).')
export class RingBearerView {
  @WholeNumberField({ description: 'Of the candidates in a force the lowest rank carries the Ring.', min: 1 }) readonly rank!: number;
  @FlagField({ description: 'Carries the Ring whenever it is in the force.' }) readonly always!: boolean;
}
