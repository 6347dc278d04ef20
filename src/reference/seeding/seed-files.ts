import type { z } from 'zod';
import type { Side, UnitKind } from '../../rules/strategy-battle/reference.js';
import { chartSchema } from './schemas/chart.js';
import { raceSchema } from './schemas/race.js';
import { ruleSchema } from './schemas/rule.js';
import { scenarioSchema } from './schemas/scenario.js';
import { magicalPowerSchema, specialRuleSchema } from './schemas/special-rule.js';
import { unitSchema } from './schemas/unit.js';
import { wargearSchema } from './schemas/wargear.js';

/** The schema of one record, by collection. */
export const SEED_SCHEMAS = {
  races: raceSchema,
  wargear: wargearSchema,
  specialRules: specialRuleSchema,
  magicalPowers: magicalPowerSchema,
  units: unitSchema,
  charts: chartSchema,
  scenarios: scenarioSchema,
  rules: ruleSchema,
};

export type Collection = keyof typeof SEED_SCHEMAS;

/** A checked record as the seed files have it. */
export type SeedRecord<C extends Collection> = z.infer<(typeof SEED_SCHEMAS)[C]>;

export interface SeedFile {
  readonly name: string;
  readonly collection: Collection;
  /** What every unit of the file must be. */
  readonly units?: { readonly side: Side; readonly kind: UnitKind };
}

/** Every file of `seeds/strategy-battle`; units keep the order of the files. */
export const STRATEGY_BATTLE_FILES: readonly SeedFile[] = [
  { name: 'races.yaml', collection: 'races' },
  { name: 'wargear.yaml', collection: 'wargear' },
  { name: 'special-rules.yaml', collection: 'specialRules' },
  { name: 'magical-powers.yaml', collection: 'magicalPowers' },
  { name: 'units-good-heroes.yaml', collection: 'units', units: { side: 'good', kind: 'hero' } },
  { name: 'units-good-warriors.yaml', collection: 'units', units: { side: 'good', kind: 'warrior' } },
  { name: 'units-evil-heroes.yaml', collection: 'units', units: { side: 'evil', kind: 'hero' } },
  { name: 'units-evil-warriors.yaml', collection: 'units', units: { side: 'evil', kind: 'warrior' } },
  { name: 'units-war-of-the-ring.yaml', collection: 'units' },
  { name: 'charts.yaml', collection: 'charts' },
  { name: 'scenarios.yaml', collection: 'scenarios' },
  { name: 'rules.yaml', collection: 'rules' },
];
