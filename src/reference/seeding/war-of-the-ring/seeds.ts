import type { WarOfTheRingReference } from '../../../rules/war-of-the-ring/reference.js';
import type { SeedSystem } from '../seed-system.js';
import { SCHEMAS, type Schemas } from './records.js';

export const WAR_OF_THE_RING_SEEDS: SeedSystem<Schemas, WarOfTheRingReference> = {
  folder: 'war-of-the-ring',
  files: [{ name: 'rules.yaml', collection: 'rules' }],
  schemas: SCHEMAS,
  nouns: { rules: 'rule of the ledger' },
  links: { rules: () => [] },
  toReference: (records) => ({ nations: [], units: [], characters: [], areas: [], structures: [], places: [], mobilization: [], recruitment: [], harbours: [], rings: [], lostTables: [], startingForces: [], examples: [], ...records }),
};
