import type { Character, Nation, SpecialForce, Unit } from '../../../rules/war-of-the-ring/reference.js';
import { WarCharacterRow } from '../../entities/war-of-the-ring/character.js';
import { WarNationRow } from '../../entities/war-of-the-ring/nation.js';
import { WarUnitForceRow } from '../../entities/war-of-the-ring/unit-force.js';
import { WarUnitRow } from '../../entities/war-of-the-ring/unit.js';
import type { RowSet } from '../row-set.js';
import { fromBonus, fromRecord, toBonus, toRecord } from './records.js';

export function writeNations(nations: readonly Nation[], rows: RowSet): void {
  rows.addList(WarNationRow, nations.map((nation) => ({ ...toRecord(nation), side: nation.side, text: nation.text, ...toBonus(nation.eliteBonus) })));
}

export function readNations(rows: RowSet): Nation[] {
  return rows.of(WarNationRow).map((row) => ({ ...fromRecord(row), side: row.side as Nation['side'], text: row.text, eliteBonus: fromBonus(row) }));
}

export function writeUnits(units: readonly Unit[], rows: RowSet): void {
  rows.addList(WarUnitRow, units.map((unit) => ({ ...toRecord(unit), kind: unit.kind, strength: unit.strength, move: unit.move, text: unit.text })));
  for (const { id, force } of units) if (force !== null) rows.add(WarUnitForceRow, [{ unitId: id, ...toForce(force) }]);
}

const toForce = ({ side, count, eliteBonus, immortal, noTerrainBonus, anyGround, barredFromMordor, onlyArea, together }: SpecialForce) => ({
  side, count, ...toBonus(eliteBonus), immortal, noTerrainBonus, anyGround, barredFromMordor, onlyAreaId: onlyArea, together,
});

export function readUnits(rows: RowSet): Unit[] {
  const forces = rows.by(WarUnitForceRow, ({ unitId }) => unitId);
  return rows.of(WarUnitRow).map((row) => ({
    ...fromRecord(row), kind: row.kind as Unit['kind'], strength: row.strength, move: row.move, text: row.text, force: forces(row.id).map(fromForce)[0] ?? null,
  }));
}

const fromForce = (row: WarUnitForceRow): SpecialForce => ({
  side: row.side as SpecialForce['side'],
  count: row.count,
  eliteBonus: fromBonus(row),
  immortal: row.immortal,
  noTerrainBonus: row.noTerrainBonus,
  anyGround: row.anyGround,
  barredFromMordor: row.barredFromMordor,
  onlyArea: row.onlyAreaId,
  together: row.together,
});

export function writeCharacters(characters: readonly Character[], rows: RowSet): void {
  rows.addList(
    WarCharacterRow,
    characters.map((character) => ({
      ...toRecord(character), side: character.side, nationId: character.nation, kind: character.kind, areaId: character.area, reserve: character.reserve,
      figure: character.figure, count: character.count, strength: character.strength, move: character.move, human: character.human, hobbit: character.hobbit, nazgul: character.nazgul,
      companion: character.companion, fixed: character.fixed, becomesId: character.becomes, susceptibility: character.susceptibility, text: character.text,
    })),
  );
}

export function readCharacters(rows: RowSet): Character[] {
  return rows.of(WarCharacterRow).map((row) => ({
    ...fromRecord(row), side: row.side as Character['side'], nation: row.nationId, kind: row.kind as Character['kind'], area: row.areaId, reserve: row.reserve,
    figure: row.figure, count: row.count, strength: row.strength, move: row.move, human: row.human, hobbit: row.hobbit, nazgul: row.nazgul,
    companion: row.companion, fixed: row.fixed, becomes: row.becomesId, susceptibility: row.susceptibility, text: row.text,
  }));
}
