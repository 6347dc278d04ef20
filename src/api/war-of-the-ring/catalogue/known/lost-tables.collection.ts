import { named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { LostTableView } from './known.views.js';

export const LOST_TABLES_COLLECTION: WarCollection<LostTableView> = {
  path: 'lost-tables', plural: 'lostTables', singular: 'lostTable', noun: 'lost table', nouns: 'lost tables',
  unknown: UNKNOWN_RECORD, view: LostTableView, ...named,
  records: ({ reference }) => reference.lostTables,
  filters: [],
};
