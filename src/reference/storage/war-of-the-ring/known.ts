import type { LostTable, StartingForce, WorkedExample } from '../../../rules/war-of-the-ring/reference.js';
import { WarExampleStepRow } from '../../entities/war-of-the-ring/example-step.js';
import { WarExampleRow } from '../../entities/war-of-the-ring/example.js';
import { WarLostTableRow } from '../../entities/war-of-the-ring/lost-table.js';
import { WarStartingForceRow } from '../../entities/war-of-the-ring/starting-force.js';
import { WarStartingLeaderRow } from '../../entities/war-of-the-ring/starting-leader.js';
import type { RowSet } from '../row-set.js';
import { fromRecord, toRecord } from './records.js';

export function writeLostTables(tables: readonly LostTable[], rows: RowSet): void {
  rows.addList(WarLostTableRow, tables.map((table) => ({ ...toRecord(table), text: table.text, known: table.known })));
}

export function readLostTables(rows: RowSet): LostTable[] {
  return rows.of(WarLostTableRow).map((row) => ({ ...fromRecord(row), text: row.text, known: row.known }));
}

export function writeStartingForces(forces: readonly StartingForce[], rows: RowSet): void {
  rows.addList(
    WarStartingForceRow,
    forces.map((force) => ({
      ...toRecord(force), nationId: force.nation, areaId: force.area, reserve: force.reserve, units: force.units, regular: force.regular, elite: force.elite, text: force.text,
    })),
  );
  for (const { id, leaders } of forces) rows.addList(WarStartingLeaderRow, leaders.map((characterId) => ({ startingForceId: id, characterId })));
}

export function readStartingForces(rows: RowSet): StartingForce[] {
  const leaders = rows.by(WarStartingLeaderRow, ({ startingForceId }) => startingForceId);
  return rows.of(WarStartingForceRow).map((row) => ({
    ...fromRecord(row), nation: row.nationId, area: row.areaId, reserve: row.reserve, units: row.units, regular: row.regular, elite: row.elite,
    leaders: leaders(row.id).map(({ characterId }) => characterId), text: row.text,
  }));
}

export function writeExamples(examples: readonly WorkedExample[], rows: RowSet): void {
  rows.addList(WarExampleRow, examples.map((example) => ({ ...toRecord(example), text: example.text })));
  for (const { id, steps } of examples) {
    rows.addList(WarExampleStepRow, steps.map(({ text, dice, outcome, rule }) => ({ exampleId: id, text, dice: [...dice], outcome, ruleId: rule })));
  }
}

export function readExamples(rows: RowSet): WorkedExample[] {
  const steps = rows.by(WarExampleStepRow, ({ exampleId }) => exampleId);
  return rows.of(WarExampleRow).map((row) => ({
    ...fromRecord(row), text: row.text, steps: steps(row.id).map(({ text, dice, outcome, ruleId }) => ({ text, dice: [...dice], outcome, rule: ruleId })),
  }));
}
