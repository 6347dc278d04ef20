import type { WarOfTheRing } from '../../../rules/war-of-the-ring/war-of-the-ring.js';
import { listed, type Collection, type Identified } from '../../shared/collections/collection.js';
import { EXAMPLES_COLLECTION } from './known/examples.collection.js';
import { LOST_TABLES_COLLECTION } from './known/lost-tables.collection.js';
import { STARTING_FORCES_COLLECTION } from './known/starting-forces.collection.js';
import { AREAS_COLLECTION } from './map/areas.collection.js';
import { PLACES_COLLECTION } from './map/places.collection.js';
import { STRUCTURES_COLLECTION } from './map/structures.collection.js';
import { CHARACTERS_COLLECTION } from './pieces/characters.collection.js';
import { NATIONS_COLLECTION } from './pieces/nations.collection.js';
import { UNITS_COLLECTION } from './pieces/units.collection.js';
import { RULES_COLLECTION } from './rules/rules.collection.js';
import { HARBOURS_COLLECTION } from './turns/harbours.collection.js';
import { MOBILIZATION_COLLECTION } from './turns/mobilization.collection.js';
import { RECRUITMENT_COLLECTION } from './turns/recruitment.collection.js';
import { RINGS_COLLECTION } from './turns/rings.collection.js';

/** The register of the catalogue: a collection has its REST routes and GraphQL fields by being listed here. */
export const COLLECTIONS: readonly Collection<WarOfTheRing, Identified>[] = [
  listed(NATIONS_COLLECTION),
  listed(UNITS_COLLECTION),
  listed(CHARACTERS_COLLECTION),
  listed(AREAS_COLLECTION),
  listed(STRUCTURES_COLLECTION),
  listed(PLACES_COLLECTION),
  listed(MOBILIZATION_COLLECTION),
  listed(RECRUITMENT_COLLECTION),
  listed(HARBOURS_COLLECTION),
  listed(RINGS_COLLECTION),
  listed(LOST_TABLES_COLLECTION),
  listed(STARTING_FORCES_COLLECTION),
  listed(EXAMPLES_COLLECTION),
  listed(RULES_COLLECTION),
];
