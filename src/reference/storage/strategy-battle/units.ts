import type { BaseWargear, Unit, UnitPower } from '../../../rules/strategy-battle/reference.js';
import { UnitCompanionRow } from '../../entities/strategy-battle/unit-companion.js';
import { UnitGroupRow } from '../../entities/strategy-battle/unit-group.js';
import { UnitMagicalPowerRow } from '../../entities/strategy-battle/unit-magical-power.js';
import { UnitRiddenUnitRow } from '../../entities/strategy-battle/unit-ridden-unit.js';
import { UnitSpecialRuleRow } from '../../entities/strategy-battle/unit-special-rule.js';
import { UnitWargearRow } from '../../entities/strategy-battle/unit-wargear.js';
import { UnitRow } from '../../entities/strategy-battle/unit.js';
import type { RowSet } from '../row-set.js';
import { readOptions, writeOptions } from './options.js';
import { fromUnitRow, toUnitRow } from './unit-columns.js';
import { readVariants, writeVariants } from './variants.js';

export function writeUnits(units: readonly Unit[], rows: RowSet): void {
  rows.addList(UnitRow, units.map(toUnitRow));
  for (const unit of units) {
    const unitId = unit.id;
    rows.addList(UnitGroupRow, unit.groups.map((groupId) => ({ unitId, groupId })));
    rows.addList(UnitSpecialRuleRow, unit.specialRules.map((specialRuleId) => ({ unitId, specialRuleId })));
    rows.addList(UnitMagicalPowerRow, unit.magicalPowers.map((power) => ({ unitId, ...toPowerColumns(power) })));
    rows.addList(UnitCompanionRow, unit.inclusion.companions.map((companionId) => ({ unitId, companionId })));
    rows.addList(UnitRiddenUnitRow, unit.mayRide.map((riddenUnitId) => ({ unitId, riddenUnitId })));
    rows.addList(UnitWargearRow, unit.wargear.map((item) => ({ unitId, ...toWargearColumns(item) })));
    writeVariants(unitId, unit.variants, rows);
    writeOptions(unitId, unit.options, rows);
  }
}

export function readUnits(rows: RowSet): Unit[] {
  const groups = rows.by(UnitGroupRow, unitOf);
  const specialRules = rows.by(UnitSpecialRuleRow, unitOf);
  const powers = rows.by(UnitMagicalPowerRow, unitOf);
  const companions = rows.by(UnitCompanionRow, unitOf);
  const riddenUnits = rows.by(UnitRiddenUnitRow, unitOf);
  const wargear = rows.by(UnitWargearRow, unitOf);
  const variants = readVariants(rows);
  const options = readOptions(rows);
  return rows.of(UnitRow).map((row) => {
    const card = fromUnitRow(row);
    return {
      ...card,
      inclusion: { ...card.inclusion, companions: companions(row.id).map((companion) => companion.companionId) },
      variants: variants(row.id),
      wargear: wargear(row.id).map(toBaseWargear),
      options: options(row.id),
      specialRules: specialRules(row.id).map((rule) => rule.specialRuleId),
      magicalPowers: powers(row.id).map(toPower),
      groups: groups(row.id).map((group) => group.groupId),
      mayRide: riddenUnits(row.id).map((ridden) => ridden.riddenUnitId),
    };
  });
}

function unitOf(row: { unitId: string }): string {
  return row.unitId;
}

function toPowerColumns({ id, castOn, range }: UnitPower) {
  return { magicalPowerId: id, castOn, rangeInches: range?.inches ?? null, rangeCm: range?.cm ?? null };
}

function toPower({ magicalPowerId, castOn, rangeInches, rangeCm }: UnitMagicalPowerRow): UnitPower {
  return { id: magicalPowerId, castOn, range: rangeInches === null || rangeCm === null ? null : { inches: rangeInches, cm: rangeCm } };
}

function toWargearColumns({ id, included }: BaseWargear) {
  return { wargearId: id, includedStrength: included.strength, includedDefence: included.defence };
}

function toBaseWargear({ wargearId, includedStrength, includedDefence }: UnitWargearRow): BaseWargear {
  return { id: wargearId, included: { strength: includedStrength, defence: includedDefence } };
}
