import type { FellowshipReference } from '../../rules/fellowship/reference.js';
import { FellowshipRuleRow } from '../entities/fellowship/rule.js';
import { readHeroicActions, readPhases, writeHeroicActions, writePhases } from './fellowship/bound.js';
import { readCharts, readEngagements, writeCharts, writeEngagements } from './fellowship/engagements.js';
import { readRaces, readSpecialAbilities, readSpells, readTerrain, readTrainingSkills, writeRaces, writeSpecialAbilities, writeSpells, writeTerrain, writeTrainingSkills } from './fellowship/figures.js';
import { readLedger, writeLedger } from './ledger.js';
import type { RowSet } from './row-set.js';

/** Adds the rows of all records. */
export function writeFellowship(reference: FellowshipReference, rows: RowSet): void {
  writePhases(reference.phases, rows);
  writeRaces(reference.races, rows);
  writeSpells(reference.spells, rows);
  writeHeroicActions(reference.heroicActions, rows);
  writeSpecialAbilities(reference.specialAbilities, rows);
  writeTrainingSkills(reference.trainingSkills, rows);
  writeEngagements(reference.engagements, rows);
  writeTerrain(reference.terrain, rows);
  writeCharts(reference.charts, rows);
  writeLedger(FellowshipRuleRow, reference.rules, rows);
}

/** The records that the rows were made from, in their order. */
export function readFellowship(rows: RowSet): FellowshipReference {
  return {
    phases: readPhases(rows),
    races: readRaces(rows),
    spells: readSpells(rows),
    heroicActions: readHeroicActions(rows),
    specialAbilities: readSpecialAbilities(rows),
    trainingSkills: readTrainingSkills(rows),
    engagements: readEngagements(rows),
    terrain: readTerrain(rows),
    charts: readCharts(rows),
    rules: readLedger(FellowshipRuleRow, rows),
  };
}
