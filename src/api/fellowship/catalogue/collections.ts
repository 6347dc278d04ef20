import type { Fellowship } from '../../../rules/fellowship/fellowship.js';
import { listed, type Collection, type Identified } from '../../shared/collections/collection.js';
import { CHARTS_COLLECTION } from './charts/charts.collection.js';
import { ENGAGEMENTS_COLLECTION } from './engagements/engagements.collection.js';
import { HEROIC_ACTIONS_COLLECTION } from './heroic-actions/heroic-actions.collection.js';
import { PHASES_COLLECTION } from './phases/phases.collection.js';
import { RACES_COLLECTION } from './races/races.collection.js';
import { RULES_COLLECTION } from './rules/rules.collection.js';
import { SPECIAL_ABILITIES_COLLECTION } from './special-abilities/special-abilities.collection.js';
import { SPELLS_COLLECTION } from './spells/spells.collection.js';
import { TERRAIN_COLLECTION } from './terrain/terrain.collection.js';
import { TRAINING_SKILLS_COLLECTION } from './training-skills/training-skills.collection.js';

/** The register of the catalogue: a collection has its REST routes and GraphQL fields by being listed here. */
export const COLLECTIONS: readonly Collection<Fellowship, Identified>[] = [
  listed(PHASES_COLLECTION),
  listed(RACES_COLLECTION),
  listed(SPELLS_COLLECTION),
  listed(HEROIC_ACTIONS_COLLECTION),
  listed(SPECIAL_ABILITIES_COLLECTION),
  listed(TRAINING_SKILLS_COLLECTION),
  listed(ENGAGEMENTS_COLLECTION),
  listed(TERRAIN_COLLECTION),
  listed(CHARTS_COLLECTION),
  listed(RULES_COLLECTION),
];
