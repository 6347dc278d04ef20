import type { StrategyCollection } from '../strategy-collection.js';
import { chartViews } from './chart-views.js';
import { ChartView } from './chart.view.js';

export const CHARTS_COLLECTION: StrategyCollection<ChartView> = {
  path: 'charts', plural: 'charts', singular: 'chart', noun: 'chart', nouns: 'charts',
  unknown: { resource: 'unknown-chart', entry: 'unknown-id' },
  view: ChartView,
  records: chartViews,
  nameOf: (chart) => chart.name,
  filters: [],
  sorts: { id: (chart) => chart.id, name: (chart) => chart.name, rule: (chart) => chart.rule },
};
