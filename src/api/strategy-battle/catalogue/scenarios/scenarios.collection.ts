import { flagFilter } from '../../../shared/collections/filters.js';
import type { StrategyCollection } from '../strategy-collection.js';
import { scenarioViews } from './scenario-views.js';
import { ScenarioView } from './scenario.view.js';

export const SCENARIOS_COLLECTION: StrategyCollection<ScenarioView> = {
  path: 'scenarios', plural: 'scenarios', singular: 'scenario', noun: 'scenario', nouns: 'scenarios',
  unknown: { resource: 'unknown-scenario', entry: 'unknown-scenario' },
  view: ScenarioView,
  records: scenarioViews,
  nameOf: (scenario) => scenario.name,
  filters: [
    flagFilter({ name: 'underground', description: 'Only scenarios in Moria or underground, or only the others.' }, (scenario) => scenario.underground),
    flagFilter({ name: 'pointsMatch', description: 'Only scenarios with a points match, or only those with fixed participants.' }, (scenario) => scenario.pointsMatch !== null),
  ],
  sorts: { id: (scenario) => scenario.id, name: (scenario) => scenario.name, line: (scenario) => scenario.source.line },
};
