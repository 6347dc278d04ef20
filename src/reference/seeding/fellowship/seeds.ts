import type { FellowshipReference } from '../../../rules/fellowship/reference.js';
import { link, linkAll, type Fault, type Links } from '../link-check.js';
import type { SeedSystem } from '../seed-system.js';
import { SCHEMAS, type Schemas } from './records.js';

/** Every record names the row of the ledger that describes it. */
const toRule = ({ rule }: { readonly rule: string }, { ids }: Links<Schemas>): Fault[] => link(ids, 'rules', rule, 'rule');

export const FELLOWSHIP_SEEDS: SeedSystem<Schemas, FellowshipReference> = {
  folder: 'fellowship',
  files: [
    { name: 'phases.yaml', collection: 'phases' },
    { name: 'races.yaml', collection: 'races' },
    { name: 'spells.yaml', collection: 'spells' },
    { name: 'heroic-actions.yaml', collection: 'heroicActions' },
    { name: 'special-abilities.yaml', collection: 'specialAbilities' },
    { name: 'training-skills.yaml', collection: 'trainingSkills' },
    { name: 'engagements.yaml', collection: 'engagements' },
    { name: 'terrain.yaml', collection: 'terrain' },
    { name: 'charts.yaml', collection: 'charts' },
    { name: 'rules.yaml', collection: 'rules' },
  ],
  schemas: SCHEMAS,
  nouns: {
    phases: 'phase', races: 'race', spells: 'spell', heroicActions: 'heroic action', specialAbilities: 'special ability', trainingSkills: 'training skill', engagements: 'engagement', terrain: 'kind of ground', charts: 'chart', rules: 'rule of the ledger',
  },
  links: {
    phases: toRule,
    races: toRule,
    spells: toRule,
    heroicActions: (action, links) => [...toRule(action, links), ...linkAll(links.ids, 'phases', action.phases, 'phases')],
    specialAbilities: toRule,
    trainingSkills: toRule,
    engagements: toRule,
    terrain: toRule,
    charts: toRule,
    rules: () => [],
  },
  toReference: (records) => records,
};
