import type { Area, Place, Structure } from '../../../rules/war-of-the-ring/reference.js';
import { WarAreaLinkRow } from '../../entities/war-of-the-ring/area-link.js';
import { WarAreaRow } from '../../entities/war-of-the-ring/area.js';
import { WarPlaceAreaRow } from '../../entities/war-of-the-ring/place-area.js';
import { WarPlaceRuleRow } from '../../entities/war-of-the-ring/place-rule.js';
import { WarPlaceRow } from '../../entities/war-of-the-ring/place.js';
import { WarStructureRow } from '../../entities/war-of-the-ring/structure.js';
import type { RowSet } from '../row-set.js';
import { fromRecord, toRecord } from './records.js';

export function writeAreas(areas: readonly Area[], rows: RowSet): void {
  rows.addList(
    WarAreaRow,
    areas.map((area) => ({
      ...toRecord(area), terrain: area.terrain, listed: area.listed, mordor: area.mordor, mordorPass: area.mordorPass, structureId: area.structure, nationId: area.nation,
    })),
  );
  for (const { id, links } of areas) rows.addList(WarAreaLinkRow, links.map(({ to, adjacent, inferred }) => ({ areaId: id, toId: to, adjacent, inferred })));
}

export function readAreas(rows: RowSet): Area[] {
  const links = rows.by(WarAreaLinkRow, ({ areaId }) => areaId);
  return rows.of(WarAreaRow).map((row) => ({
    ...fromRecord(row), terrain: row.terrain as Area['terrain'], listed: row.listed, mordor: row.mordor, mordorPass: row.mordorPass, structure: row.structureId, nation: row.nationId,
    links: links(row.id).map(({ toId, adjacent, inferred }) => ({ to: toId, adjacent, inferred })),
  }));
}

export function writeStructures(structures: readonly Structure[], rows: RowSet): void {
  rows.addList(
    WarStructureRow,
    structures.map((structure) => ({
      ...toRecord(structure), defenceBonus: structure.defenceBonus, attackPenalty: structure.attackPenalty, channel: structure.channel, capacity: structure.capacity, text: structure.text,
    })),
  );
}

export function readStructures(rows: RowSet): Structure[] {
  return rows.of(WarStructureRow).map((row) => ({
    ...fromRecord(row), defenceBonus: row.defenceBonus, attackPenalty: row.attackPenalty, channel: row.channel, capacity: row.capacity, text: row.text,
  }));
}

export function writePlaces(places: readonly Place[], rows: RowSet): void {
  rows.addList(
    WarPlaceRow,
    places.map((place) => ({ ...toRecord(place), text: place.text, bars: [...place.bars], destroysArmies: place.destroysArmies, fearSixths: place.fearSixths })),
  );
  for (const { id, areas, rules } of places) {
    rows.addList(WarPlaceAreaRow, areas.map((areaId) => ({ placeId: id, areaId })));
    rows.addList(WarPlaceRuleRow, rules.map((rowId) => ({ placeId: id, rowId })));
  }
}

export function readPlaces(rows: RowSet): Place[] {
  const areas = rows.by(WarPlaceAreaRow, ({ placeId }) => placeId);
  const rules = rows.by(WarPlaceRuleRow, ({ placeId }) => placeId);
  return rows.of(WarPlaceRow).map((row) => ({
    ...fromRecord(row),
    areas: areas(row.id).map(({ areaId }) => areaId),
    text: row.text,
    rules: rules(row.id).map(({ rowId }) => rowId),
    bars: row.bars as Place['bars'],
    destroysArmies: row.destroysArmies,
    fearSixths: row.fearSixths,
  }));
}
