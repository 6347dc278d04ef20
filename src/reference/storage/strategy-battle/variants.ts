import type { Variant } from '../../../rules/strategy-battle/reference.js';
import { VariantGroupRow } from '../../entities/strategy-battle/variant-group.js';
import { VariantSpecialRuleRow } from '../../entities/strategy-battle/variant-special-rule.js';
import { VariantRow } from '../../entities/strategy-battle/variant.js';
import type { RowSet } from '../row-set.js';

export function writeVariants(unitId: string, variants: readonly Variant[], rows: RowSet): void {
  rows.addList(VariantRow, variants.map(({ id, name, race }) => ({ unitId, id, name, raceId: race })));
  for (const { id: variantId, specialRules, groups } of variants) {
    rows.addList(VariantSpecialRuleRow, specialRules.map((specialRuleId) => ({ unitId, variantId, specialRuleId })));
    rows.addList(VariantGroupRow, groups.map((groupId) => ({ unitId, variantId, groupId })));
  }
}

/** The variants of a unit, by its id. */
export function readVariants(rows: RowSet): (unitId: string) => Variant[] {
  const variants = rows.by(VariantRow, (variant) => variant.unitId);
  const specialRules = rows.by(VariantSpecialRuleRow, ownerOf);
  const groups = rows.by(VariantGroupRow, ownerOf);
  return (unitId) =>
    variants(unitId).map(({ id, name, raceId }) => {
      const owner = ownerOf({ unitId, variantId: id });
      return {
        id,
        name,
        race: raceId,
        specialRules: specialRules(owner).map((rule) => rule.specialRuleId),
        groups: groups(owner).map((group) => group.groupId),
      };
    });
}

function ownerOf({ unitId, variantId }: { unitId: string; variantId: string }): string {
  return `${unitId}/${variantId}`;
}
