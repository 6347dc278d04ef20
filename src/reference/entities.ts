import { ContentVersionRow } from './entities/content-version.js';
import { ChartRow } from './entities/strategy-battle/chart.js';
import { ChartCellRow } from './entities/strategy-battle/chart-cell.js';
import { ChartColumnRow } from './entities/strategy-battle/chart-column.js';
import { ChartRowRow } from './entities/strategy-battle/chart-row.js';
import { MagicalPowerRow } from './entities/strategy-battle/magical-power.js';
import { MountRow } from './entities/strategy-battle/mount.js';
import { OptionRow } from './entities/strategy-battle/option.js';
import { OptionEffectRow } from './entities/strategy-battle/option-effect.js';
import { OptionExcludingUnitRow } from './entities/strategy-battle/option-excluding-unit.js';
import { OptionExclusionRow } from './entities/strategy-battle/option-exclusion.js';
import { OptionRequirementRow } from './entities/strategy-battle/option-requirement.js';
import { OptionVariantRow } from './entities/strategy-battle/option-variant.js';
import { RaceRow } from './entities/strategy-battle/race.js';
import { RaceMountRow } from './entities/strategy-battle/race-mount.js';
import { RuleRow } from './entities/strategy-battle/rule.js';
import { ScenarioRow } from './entities/strategy-battle/scenario.js';
import { ScenarioFixedUnitRow } from './entities/strategy-battle/scenario-fixed-unit.js';
import { ScenarioSideRow } from './entities/strategy-battle/scenario-side.js';
import { SpecialRuleRow } from './entities/strategy-battle/special-rule.js';
import { SpecialRuleMissileRow } from './entities/strategy-battle/special-rule-missile.js';
import { UnitRow } from './entities/strategy-battle/unit.js';
import { UnitCompanionRow } from './entities/strategy-battle/unit-companion.js';
import { UnitGroupRow } from './entities/strategy-battle/unit-group.js';
import { UnitMagicalPowerRow } from './entities/strategy-battle/unit-magical-power.js';
import { UnitRiddenUnitRow } from './entities/strategy-battle/unit-ridden-unit.js';
import { UnitSpecialRuleRow } from './entities/strategy-battle/unit-special-rule.js';
import { UnitWargearRow } from './entities/strategy-battle/unit-wargear.js';
import { VariantRow } from './entities/strategy-battle/variant.js';
import { VariantGroupRow } from './entities/strategy-battle/variant-group.js';
import { VariantSpecialRuleRow } from './entities/strategy-battle/variant-special-rule.js';
import { WargearRow } from './entities/strategy-battle/wargear.js';
import { WargearEffectRow } from './entities/strategy-battle/wargear-effect.js';
import { WargearExcludedCategoryRow } from './entities/strategy-battle/wargear-excluded-category.js';
import { WargearKeptCategoryRow } from './entities/strategy-battle/wargear-kept-category.js';
import { WargearMissileRow } from './entities/strategy-battle/wargear-missile.js';

/** Every table of the reference data; each stands after those that it refers to. */
export const referenceEntities = [
  ContentVersionRow,
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
] as const;
