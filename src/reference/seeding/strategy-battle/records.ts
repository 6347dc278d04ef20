import type { RecordOf } from '../seed-records.js';
import type { Links as LinksOf } from '../link-check.js';
import { ledgerRuleSchema } from '../schemas/ledger-rule.js';
import { chartSchema } from './schemas/chart.js';
import { BOOK } from './schemas/common.js';
import { raceSchema } from './schemas/race.js';
import { scenarioSchema } from './schemas/scenario.js';
import { magicalPowerSchema, specialRuleSchema } from './schemas/special-rule.js';
import { unitSchema } from './schemas/unit.js';
import { wargearSchema } from './schemas/wargear.js';

/** The schema of one record, by collection. */
export const SCHEMAS = {
  races: raceSchema,
  wargear: wargearSchema,
  specialRules: specialRuleSchema,
  magicalPowers: magicalPowerSchema,
  units: unitSchema,
  charts: chartSchema,
  scenarios: scenarioSchema,
  rules: ledgerRuleSchema(BOOK),
};

export type Schemas = typeof SCHEMAS;
export type Links = LinksOf<Schemas>;

/** A checked record as the seed files have it. */
export type SeedRecord<C extends keyof Schemas> = RecordOf<Schemas, C>;
