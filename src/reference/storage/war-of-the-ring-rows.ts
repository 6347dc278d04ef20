import type { WarOfTheRingReference } from '../../rules/war-of-the-ring/reference.js';
import { WarRuleRow } from '../entities/war-of-the-ring/rule.js';
import { readLedger, writeLedger } from './ledger.js';
import type { RowSet } from './row-set.js';

/** Adds the rows of all records. */
export function writeWarOfTheRing(reference: WarOfTheRingReference, rows: RowSet): void {
  writeLedger(WarRuleRow, reference.rules, rows);
}

/** The records that the rows were made from, in their order. */
export function readWarOfTheRing(rows: RowSet): WarOfTheRingReference {
  return {
    nations: [],
    units: [],
    characters: [],
    areas: [],
    structures: [],
    places: [],
    mobilization: [],
    recruitment: [],
    harbours: [],
    rings: [],
    lostTables: [],
    startingForces: [],
    examples: [],
    rules: readLedger(WarRuleRow, rows),
  };
}
