import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { ChartView } from './chart.view.js';

export const CHARTS_COLLECTION: Collection<Fellowship, ChartView> = {
  path: 'charts', plural: 'charts', singular: 'chart', noun: 'chart', nouns: 'charts',
  unknown: { resource: 'unknown-chart', entry: 'unknown-id' },
  view: ChartView,
  records: ({ reference }) => reference.charts,
  nameOf: (record) => record.name,
  filters: [],
  sorts: { id: (chart) => chart.id, name: (chart) => chart.name },
};
