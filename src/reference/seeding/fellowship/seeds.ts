import type { FellowshipReference } from '../../../rules/fellowship/reference.js';
import type { SeedSystem } from '../seed-system.js';
import { SCHEMAS, type Schemas } from './records.js';

export const FELLOWSHIP_SEEDS: SeedSystem<Schemas, FellowshipReference> = {
  folder: 'fellowship',
  files: [{ name: 'rules.yaml', collection: 'rules' }],
  schemas: SCHEMAS,
  nouns: { rules: 'rule of the ledger' },
  links: { rules: () => [] },
  toReference: (records) => ({ phases: [], races: [], spells: [], heroicActions: [], specialAbilities: [], trainingSkills: [], engagements: [], terrain: [], charts: [], ...records }),
};
