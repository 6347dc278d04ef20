import type { FellowshipReference } from '../../rules/fellowship/reference.js';
import { FellowshipRuleRow } from '../entities/fellowship/rule.js';
import { readLedger, writeLedger } from './ledger.js';
import type { RowSet } from './row-set.js';

/** Adds the rows of all records. */
export function writeFellowship(reference: FellowshipReference, rows: RowSet): void {
  writeLedger(FellowshipRuleRow, reference.rules, rows);
}

/** The records that the rows were made from, in their order. */
export function readFellowship(rows: RowSet): FellowshipReference {
  return {
    phases: [],
    races: [],
    spells: [],
    heroicActions: [],
    specialAbilities: [],
    trainingSkills: [],
    engagements: [],
    terrain: [],
    charts: [],
    rules: readLedger(FellowshipRuleRow, rows),
  };
}
