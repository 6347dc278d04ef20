import type { WarOfTheRingReference } from '../../../rules/war-of-the-ring/reference.js';
import type { SeedSystem } from '../seed-system.js';
import { LINKS } from './links.js';
import { SCHEMAS, type Schemas } from './records.js';

export const WAR_OF_THE_RING_SEEDS: SeedSystem<Schemas, WarOfTheRingReference> = {
  folder: 'war-of-the-ring',
  files: [
    { name: 'nations.yaml', collection: 'nations' },
    { name: 'units.yaml', collection: 'units' },
    { name: 'characters.yaml', collection: 'characters' },
    { name: 'areas.yaml', collection: 'areas' },
    { name: 'structures.yaml', collection: 'structures' },
    { name: 'places.yaml', collection: 'places' },
    { name: 'mobilization.yaml', collection: 'mobilization' },
    { name: 'recruitment.yaml', collection: 'recruitment' },
    { name: 'harbours.yaml', collection: 'harbours' },
    { name: 'rings.yaml', collection: 'rings' },
    { name: 'lost-tables.yaml', collection: 'lostTables' },
    { name: 'starting-forces.yaml', collection: 'startingForces' },
    { name: 'examples.yaml', collection: 'examples' },
    { name: 'rules.yaml', collection: 'rules' },
  ],
  schemas: SCHEMAS,
  nouns: {
    nations: 'nation', units: 'unit', characters: 'character', areas: 'area', structures: 'structure', places: 'place', mobilization: 'mobilization',
    recruitment: 'recruitment', harbours: 'fleet', rings: 'ring', lostTables: 'lost table', startingForces: 'starting force', examples: 'worked example', rules: 'rule of the ledger',
  },
  links: LINKS,
  toReference: (records) => records,
};
