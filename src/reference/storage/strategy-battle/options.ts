import type { Option } from '../../../rules/strategy-battle/reference.js';
import { OptionEffectRow } from '../../entities/strategy-battle/option-effect.js';
import { OptionExcludingUnitRow } from '../../entities/strategy-battle/option-excluding-unit.js';
import { OptionExclusionRow } from '../../entities/strategy-battle/option-exclusion.js';
import { OptionRequirementRow } from '../../entities/strategy-battle/option-requirement.js';
import { OptionVariantRow } from '../../entities/strategy-battle/option-variant.js';
import { OptionRow } from '../../entities/strategy-battle/option.js';
import type { RowSet } from '../row-set.js';
import { toEffect, toEffectColumns } from './effects.js';

export function writeOptions(unitId: string, options: readonly Option[], rows: RowSet): void {
  rows.addList(
    OptionRow,
    options.map(({ id, points, perHero, rule }) => ({ unitId, wargearId: id, points, perHero, ruleId: rule })),
  );
  for (const option of options) {
    const owner = { unitId, optionId: option.id };
    rows.addList(OptionRequirementRow, option.requires.map((wargearId) => ({ ...owner, wargearId })));
    rows.addList(OptionExclusionRow, option.excludes.map((excludedOptionId) => ({ ...owner, excludedOptionId })));
    rows.addList(OptionVariantRow, option.variants.map((variantId) => ({ ...owner, variantId })));
    rows.addList(OptionExcludingUnitRow, option.excludedByUnits.map((excludingUnitId) => ({ ...owner, excludingUnitId })));
    rows.addList(OptionEffectRow, (option.effects ?? []).map((effect) => ({ ...owner, ...toEffectColumns(effect) })));
  }
}

/** The options of a unit, by its id. */
export function readOptions(rows: RowSet): (unitId: string) => Option[] {
  const options = rows.by(OptionRow, (option) => option.unitId);
  const requires = rows.by(OptionRequirementRow, ownerOf);
  const excludes = rows.by(OptionExclusionRow, ownerOf);
  const variants = rows.by(OptionVariantRow, ownerOf);
  const excludingUnits = rows.by(OptionExcludingUnitRow, ownerOf);
  const effects = rows.by(OptionEffectRow, ownerOf);
  return (unitId) =>
    options(unitId).map((option) => {
      const owner = ownerOf({ unitId, optionId: option.wargearId });
      const ownEffects = effects(owner).map(toEffect);
      return {
        id: option.wargearId,
        points: option.points,
        requires: requires(owner).map((required) => required.wargearId),
        excludes: excludes(owner).map((excluded) => excluded.excludedOptionId),
        variants: variants(owner).map((variant) => variant.variantId),
        excludedByUnits: excludingUnits(owner).map((excluding) => excluding.excludingUnitId),
        perHero: option.perHero,
        effects: ownEffects.length === 0 ? null : ownEffects,
        rule: option.ruleId,
      };
    });
}

function ownerOf({ unitId, optionId }: { unitId: string; optionId: string }): string {
  return `${unitId}/${optionId}`;
}
