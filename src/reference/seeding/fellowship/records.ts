import { ledgerRuleSchema } from '../schemas/ledger-rule.js';
import { chartSchema } from './schemas/chart.js';
import { engagementSchema } from './schemas/engagement.js';
import { heroicActionSchema } from './schemas/heroic-action.js';
import { phaseSchema } from './schemas/phase.js';
import { raceSchema } from './schemas/race.js';
import { specialAbilitySchema } from './schemas/special-ability.js';
import { spellSchema } from './schemas/spell.js';
import { terrainSchema } from './schemas/terrain.js';
import { trainingSkillSchema } from './schemas/training-skill.js';
import { BOOK } from './schemas/common.js';

/** The schema of one record, by collection. */
export const SCHEMAS = {
  phases: phaseSchema,
  races: raceSchema,
  spells: spellSchema,
  heroicActions: heroicActionSchema,
  specialAbilities: specialAbilitySchema,
  trainingSkills: trainingSkillSchema,
  engagements: engagementSchema,
  terrain: terrainSchema,
  charts: chartSchema,
  rules: ledgerRuleSchema(BOOK),
};

export type Schemas = typeof SCHEMAS;
