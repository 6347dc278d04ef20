import type { Fellowship } from '../../../rules/fellowship/fellowship.js';
import { listed, type Collection, type Identified } from '../../shared/collections/collection.js';
import { RULES_COLLECTION } from './rules/rules.collection.js';

/** The register of the catalogue: a collection has its REST routes and GraphQL fields by being listed here. */
export const COLLECTIONS: readonly Collection<Fellowship, Identified>[] = [listed(RULES_COLLECTION)];
