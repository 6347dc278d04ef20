import type { WarOfTheRing } from '../../../rules/war-of-the-ring/war-of-the-ring.js';
import { listed, type Collection, type Identified } from '../../shared/collections/collection.js';
import { RULES_COLLECTION } from './rules/rules.collection.js';

/** The register of the catalogue: a collection has its REST routes and GraphQL fields by being listed here. */
export const COLLECTIONS: readonly Collection<WarOfTheRing, Identified>[] = [listed(RULES_COLLECTION)];
