import { ledgerRuleSchema } from '../schemas/ledger-rule.js';
import { BOOK } from './schemas/common.js';
import { areaSchema, placeSchema, structureSchema } from './schemas/map.js';
import { characterSchema, nationSchema, unitSchema } from './schemas/pieces.js';
import { exampleSchema, harbourSchema, lostTableSchema, mobilizationSchema, recruitmentSchema, ringSchema, startingForceSchema } from './schemas/turns.js';

/** The schema of one record, by collection. */
export const SCHEMAS = {
  nations: nationSchema,
  units: unitSchema,
  characters: characterSchema,
  areas: areaSchema,
  structures: structureSchema,
  places: placeSchema,
  mobilization: mobilizationSchema,
  recruitment: recruitmentSchema,
  harbours: harbourSchema,
  rings: ringSchema,
  lostTables: lostTableSchema,
  startingForces: startingForceSchema,
  examples: exampleSchema,
  rules: ledgerRuleSchema(BOOK),
};

export type Schemas = typeof SCHEMAS;
