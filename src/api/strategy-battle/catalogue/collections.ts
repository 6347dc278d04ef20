import { listed, type Identified } from '../../shared/collections/collection.js';
import { CHARTS_COLLECTION } from './charts/charts.collection.js';
import { MAGICAL_POWERS_COLLECTION } from './magical-powers/magical-powers.collection.js';
import { RACES_COLLECTION } from './races/races.collection.js';
import { RULES_COLLECTION } from './rules/rules.collection.js';
import { SCENARIOS_COLLECTION } from './scenarios/scenarios.collection.js';
import { SPECIAL_RULES_COLLECTION } from './special-rules/special-rules.collection.js';
import type { StrategyCollection } from './strategy-collection.js';
import { UNITS_COLLECTION } from './units/units.collection.js';
import { WARGEAR_COLLECTION } from './wargear/wargear.collection.js';

/** The register of the catalogue: a collection has its REST routes and GraphQL fields by being listed here. */
export const COLLECTIONS: readonly StrategyCollection<Identified>[] = [
  listed(UNITS_COLLECTION), listed(WARGEAR_COLLECTION), listed(SPECIAL_RULES_COLLECTION), listed(MAGICAL_POWERS_COLLECTION),
  listed(RACES_COLLECTION), listed(CHARTS_COLLECTION), listed(SCENARIOS_COLLECTION), listed(RULES_COLLECTION),
];
