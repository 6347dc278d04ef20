import { ChartRow } from './strategy-battle/chart.js';
import { ChartCellRow } from './strategy-battle/chart-cell.js';
import { ChartColumnRow } from './strategy-battle/chart-column.js';
import { ChartRowRow } from './strategy-battle/chart-row.js';
import { MagicalPowerRow } from './strategy-battle/magical-power.js';
import { MountRow } from './strategy-battle/mount.js';
import { OptionRow } from './strategy-battle/option.js';
import { OptionEffectRow } from './strategy-battle/option-effect.js';
import { OptionExcludingUnitRow } from './strategy-battle/option-excluding-unit.js';
import { OptionExclusionRow } from './strategy-battle/option-exclusion.js';
import { OptionRequirementRow } from './strategy-battle/option-requirement.js';
import { OptionVariantRow } from './strategy-battle/option-variant.js';
import { RaceRow } from './strategy-battle/race.js';
import { RaceMountRow } from './strategy-battle/race-mount.js';
import { RuleRow } from './strategy-battle/rule.js';
import { ScenarioRow } from './strategy-battle/scenario.js';
import { ScenarioFixedUnitRow } from './strategy-battle/scenario-fixed-unit.js';
import { ScenarioSideRow } from './strategy-battle/scenario-side.js';
import { ScenarioBannerRow } from './strategy-battle/scenario/banner.js';
import { ScenarioBannerUnitRow } from './strategy-battle/scenario/banner-unit.js';
import { ScenarioBoardRow } from './strategy-battle/scenario/board.js';
import { ScenarioBoardEdgeRow } from './strategy-battle/scenario/board-edge.js';
import { ScenarioCampaignRow } from './strategy-battle/scenario/campaign.js';
import { ScenarioCampaignUnitRow } from './strategy-battle/scenario/campaign-unit.js';
import { ScenarioDegreeRow } from './strategy-battle/scenario/degree.js';
import { ScenarioFeatureRow } from './strategy-battle/scenario/feature.js';
import { ScenarioObjectiveRow } from './strategy-battle/scenario/objective.js';
import { ScenarioObjectiveSubjectRow } from './strategy-battle/scenario/objective-subject.js';
import { ScenarioObjectiveUnitRow } from './strategy-battle/scenario/objective-unit.js';
import { ScenarioOpenPointRow } from './strategy-battle/scenario/open-point.js';
import { ScenarioParticipantRow } from './strategy-battle/scenario/participant.js';
import { ScenarioParticipantWargearRow } from './strategy-battle/scenario/participant-wargear.js';
import { ScenarioPlacementRow } from './strategy-battle/scenario/placement.js';
import { ScenarioRollRow } from './strategy-battle/scenario/roll.js';
import { ScenarioRollEdgeRow } from './strategy-battle/scenario/roll-edge.js';
import { ScenarioRollFaceRow } from './strategy-battle/scenario/roll-face.js';
import { ScenarioRollUnitRow } from './strategy-battle/scenario/roll-unit.js';
import { ScenarioRollWayRow } from './strategy-battle/scenario/roll-way.js';
import { ScenarioSelectorRow } from './strategy-battle/scenario/selector.js';
import { ScenarioSelectorOptionRow } from './strategy-battle/scenario/selector-option.js';
import { ScenarioSeparationRow } from './strategy-battle/scenario/separation.js';
import { ScenarioSpecialRuleRow } from './strategy-battle/scenario/special-rule.js';
import { ScenarioSpecialRuleLedgerRow } from './strategy-battle/scenario/special-rule-ledger.js';
import { ScenarioStepRow } from './strategy-battle/scenario/step.js';
import { ScenarioZoneRow } from './strategy-battle/scenario/zone.js';
import { ScenarioZoneEdgeRow } from './strategy-battle/scenario/zone-edge.js';
import { SpecialRuleRow } from './strategy-battle/special-rule.js';
import { SpecialRuleMissileRow } from './strategy-battle/special-rule-missile.js';
import { UnitRow } from './strategy-battle/unit.js';
import { UnitCompanionRow } from './strategy-battle/unit-companion.js';
import { UnitGroupRow } from './strategy-battle/unit-group.js';
import { UnitMagicalPowerRow } from './strategy-battle/unit-magical-power.js';
import { UnitRiddenUnitRow } from './strategy-battle/unit-ridden-unit.js';
import { UnitSpecialRuleRow } from './strategy-battle/unit-special-rule.js';
import { UnitWargearRow } from './strategy-battle/unit-wargear.js';
import { VariantRow } from './strategy-battle/variant.js';
import { VariantGroupRow } from './strategy-battle/variant-group.js';
import { VariantSpecialRuleRow } from './strategy-battle/variant-special-rule.js';
import { WargearRow } from './strategy-battle/wargear.js';
import { WargearEffectRow } from './strategy-battle/wargear-effect.js';
import { WargearExcludedCategoryRow } from './strategy-battle/wargear-excluded-category.js';
import { WargearKeptCategoryRow } from './strategy-battle/wargear-kept-category.js';
import { WargearMissileRow } from './strategy-battle/wargear-missile.js';

/** Every table of the strategy battle game; each stands after those that it refers to. */
export const strategyBattleEntities = [
  RuleRow,
  WargearRow,
  WargearEffectRow,
  WargearExcludedCategoryRow,
  WargearKeptCategoryRow,
  WargearMissileRow,
  MountRow,
  RaceRow,
  RaceMountRow,
  SpecialRuleRow,
  SpecialRuleMissileRow,
  MagicalPowerRow,
  UnitRow,
  UnitGroupRow,
  UnitSpecialRuleRow,
  UnitMagicalPowerRow,
  UnitCompanionRow,
  UnitRiddenUnitRow,
  UnitWargearRow,
  VariantRow,
  VariantGroupRow,
  VariantSpecialRuleRow,
  OptionRow,
  OptionRequirementRow,
  OptionExclusionRow,
  OptionVariantRow,
  OptionExcludingUnitRow,
  OptionEffectRow,
  ChartRow,
  ChartColumnRow,
  ChartRowRow,
  ChartCellRow,
  ScenarioRow,
  ScenarioSideRow,
  ScenarioFixedUnitRow,
  ScenarioParticipantRow,
  ScenarioParticipantWargearRow,
  ScenarioBannerRow,
  ScenarioBannerUnitRow,
  ScenarioBoardRow,
  ScenarioBoardEdgeRow,
  ScenarioFeatureRow,
  ScenarioOpenPointRow,
  ScenarioStepRow,
  ScenarioPlacementRow,
  ScenarioSelectorRow,
  ScenarioSelectorOptionRow,
  ScenarioZoneRow,
  ScenarioZoneEdgeRow,
  ScenarioSeparationRow,
  ScenarioObjectiveRow,
  ScenarioObjectiveSubjectRow,
  ScenarioObjectiveUnitRow,
  ScenarioDegreeRow,
  ScenarioRollRow,
  ScenarioRollUnitRow,
  ScenarioRollWayRow,
  ScenarioRollEdgeRow,
  ScenarioRollFaceRow,
  ScenarioSpecialRuleRow,
  ScenarioSpecialRuleLedgerRow,
  ScenarioCampaignRow,
  ScenarioCampaignUnitRow,
] as const;
