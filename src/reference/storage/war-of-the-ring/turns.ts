import type { Harbour, Mobilization, Recruitment, Ring, Trigger } from '../../../rules/war-of-the-ring/reference.js';
import { WarHarbourAreaRow } from '../../entities/war-of-the-ring/harbour-area.js';
import { WarHarbourRow } from '../../entities/war-of-the-ring/harbour.js';
import { WarMobilizationRow } from '../../entities/war-of-the-ring/mobilization.js';
import { WarRecruitmentAreaRow } from '../../entities/war-of-the-ring/recruitment-area.js';
import { WarRecruitmentRow } from '../../entities/war-of-the-ring/recruitment.js';
import { WarRingBearerRow } from '../../entities/war-of-the-ring/ring-bearer.js';
import { WarRingRow } from '../../entities/war-of-the-ring/ring.js';
import { WarTriggerRow } from '../../entities/war-of-the-ring/trigger.js';
import type { RowSet } from '../row-set.js';
import { fromRecord, toRecord } from './records.js';

export function writeMobilization(mobilization: readonly Mobilization[], rows: RowSet): void {
  rows.addList(
    WarMobilizationRow,
    mobilization.map((one) => ({
      ...toRecord(one), nationId: one.nation, text: one.text, reinforcementTurns: one.reinforcementTurns, halvedWhileBewitched: one.halvedWhileBewitched,
    })),
  );
  for (const { id, triggers } of mobilization) rows.addList(WarTriggerRow, triggers.map((trigger) => ({ mobilizationId: id, ...toTrigger(trigger) })));
}

const toTrigger = ({ event, delay, turn, character, area, nation, exceptArea, rule }: Trigger) => ({
  event, delay, turn, characterId: character, areaId: area, nationId: nation, exceptAreaId: exceptArea, ruleId: rule,
});

export function readMobilization(rows: RowSet): Mobilization[] {
  const triggers = rows.by(WarTriggerRow, ({ mobilizationId }) => mobilizationId);
  return rows.of(WarMobilizationRow).map((row) => ({
    ...fromRecord(row), nation: row.nationId, text: row.text, reinforcementTurns: row.reinforcementTurns, halvedWhileBewitched: row.halvedWhileBewitched,
    triggers: triggers(row.id).map(fromTrigger),
  }));
}

const fromTrigger = (row: WarTriggerRow): Trigger => ({
  event: row.event as Trigger['event'], delay: row.delay, turn: row.turn, character: row.characterId, area: row.areaId, nation: row.nationId, exceptArea: row.exceptAreaId, rule: row.ruleId,
});

export function writeRecruitment(recruitment: readonly Recruitment[], rows: RowSet): void {
  rows.addList(
    WarRecruitmentRow,
    recruitment.map((one) => ({ ...toRecord(one), nationId: one.nation, text: one.text, fromTurn: one.fromTurn, eliteTurns: one.eliteTurns, needsId: one.needs })),
  );
  for (const { id, areas } of recruitment) rows.addList(WarRecruitmentAreaRow, areas.map((areaId) => ({ recruitmentId: id, areaId })));
}

export function readRecruitment(rows: RowSet): Recruitment[] {
  const areas = rows.by(WarRecruitmentAreaRow, ({ recruitmentId }) => recruitmentId);
  return rows.of(WarRecruitmentRow).map((row) => ({
    ...fromRecord(row), nation: row.nationId, text: row.text, fromTurn: row.fromTurn, eliteTurns: row.eliteTurns, areas: areas(row.id).map(({ areaId }) => areaId), needs: row.needsId,
  }));
}

export function writeHarbours(harbours: readonly Harbour[], rows: RowSet): void {
  rows.addList(WarHarbourRow, harbours.map((harbour) => ({ ...toRecord(harbour), nationId: harbour.nation, capacity: harbour.capacity, text: harbour.text })));
  for (const { id, areas } of harbours) rows.addList(WarHarbourAreaRow, areas.map((areaId) => ({ harbourId: id, areaId })));
}

export function readHarbours(rows: RowSet): Harbour[] {
  const areas = rows.by(WarHarbourAreaRow, ({ harbourId }) => harbourId);
  return rows.of(WarHarbourRow).map((row) => ({ ...fromRecord(row), nation: row.nationId, areas: areas(row.id).map(({ areaId }) => areaId), capacity: row.capacity, text: row.text }));
}

export function writeRings(rings: readonly Ring[], rows: RowSet): void {
  rows.addList(WarRingRow, rings.map((ring) => ({ ...toRecord(ring), nationId: ring.nation, areaId: ring.area, bonus: ring.bonus, text: ring.text })));
  for (const { id, bearers } of rings) rows.addList(WarRingBearerRow, bearers.map((characterId) => ({ ringId: id, characterId })));
}

export function readRings(rows: RowSet): Ring[] {
  const bearers = rows.by(WarRingBearerRow, ({ ringId }) => ringId);
  return rows.of(WarRingRow).map((row) => ({
    ...fromRecord(row), bearers: bearers(row.id).map(({ characterId }) => characterId), nation: row.nationId, area: row.areaId, bonus: row.bonus, text: row.text,
  }));
}
