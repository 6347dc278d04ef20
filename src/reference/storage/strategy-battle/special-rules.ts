import type { MagicalPower, SpecialRule } from '../../../rules/strategy-battle/reference.js';
import { MagicalPowerRow } from '../../entities/strategy-battle/magical-power.js';
import { SpecialRuleMissileRow } from '../../entities/strategy-battle/special-rule-missile.js';
import { SpecialRuleRow } from '../../entities/strategy-battle/special-rule.js';
import { fromSourcedColumns, toSourcedColumns } from '../columns.js';
import type { RowSet } from '../row-set.js';
import { missileRows, toMissile } from './missiles.js';

export function writeSpecialRules(specialRules: readonly SpecialRule[], rows: RowSet): void {
  rows.addList(
    SpecialRuleRow,
    specialRules.map((rule) => ({ id: rule.id, name: rule.name, text: rule.text, wargearId: rule.wargear, ...toSourcedColumns(rule) })),
  );
  rows.add(SpecialRuleMissileRow, missileRows(specialRules, (rule, missile) => ({ specialRuleId: rule.id, ...missile })));
}

export function readSpecialRules(rows: RowSet): SpecialRule[] {
  const missiles = rows.by(SpecialRuleMissileRow, (missile) => missile.specialRuleId);
  return rows.of(SpecialRuleRow).map((rule) => ({
    id: rule.id,
    name: rule.name,
    text: rule.text,
    missile: missiles(rule.id).map(toMissile)[0] ?? null,
    wargear: rule.wargearId,
    ...fromSourcedColumns(rule),
  }));
}

export function writeMagicalPowers(powers: readonly MagicalPower[], rows: RowSet): void {
  rows.addList(MagicalPowerRow, powers.map((power) => ({ id: power.id, name: power.name, text: power.text, ...toSourcedColumns(power) })));
}

export function readMagicalPowers(rows: RowSet): MagicalPower[] {
  return rows.of(MagicalPowerRow).map((power) => ({ id: power.id, name: power.name, text: power.text, ...fromSourcedColumns(power) }));
}
