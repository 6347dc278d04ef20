import type { WarOfTheRingReference } from '../../rules/war-of-the-ring/reference.js';
import { WarRuleRow } from '../entities/war-of-the-ring/rule.js';
import { readLedger, writeLedger } from './ledger.js';
import type { RowSet } from './row-set.js';
import { readExamples, readLostTables, readStartingForces, writeExamples, writeLostTables, writeStartingForces } from './war-of-the-ring/known.js';
import { readAreas, readPlaces, readStructures, writeAreas, writePlaces, writeStructures } from './war-of-the-ring/map.js';
import { readCharacters, readNations, readUnits, writeCharacters, writeNations, writeUnits } from './war-of-the-ring/pieces.js';
import { readHarbours, readMobilization, readRecruitment, readRings, writeHarbours, writeMobilization, writeRecruitment, writeRings } from './war-of-the-ring/turns.js';

/** Adds the rows of all records. */
export function writeWarOfTheRing(reference: WarOfTheRingReference, rows: RowSet): void {
  writeLedger(WarRuleRow, reference.rules, rows);
  writeNations(reference.nations, rows);
  writeUnits(reference.units, rows);
  writeCharacters(reference.characters, rows);
  writeAreas(reference.areas, rows);
  writeStructures(reference.structures, rows);
  writePlaces(reference.places, rows);
  writeMobilization(reference.mobilization, rows);
  writeRecruitment(reference.recruitment, rows);
  writeHarbours(reference.harbours, rows);
  writeRings(reference.rings, rows);
  writeLostTables(reference.lostTables, rows);
  writeStartingForces(reference.startingForces, rows);
  writeExamples(reference.examples, rows);
}

/** The records that the rows were made from, in their order. */
export function readWarOfTheRing(rows: RowSet): WarOfTheRingReference {
  return {
    nations: readNations(rows),
    units: readUnits(rows),
    characters: readCharacters(rows),
    areas: readAreas(rows),
    structures: readStructures(rows),
    places: readPlaces(rows),
    mobilization: readMobilization(rows),
    recruitment: readRecruitment(rows),
    harbours: readHarbours(rows),
    rings: readRings(rows),
    lostTables: readLostTables(rows),
    startingForces: readStartingForces(rows),
    examples: readExamples(rows),
    rules: readLedger(WarRuleRow, rows),
  };
}
