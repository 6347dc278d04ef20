import { idFilter } from '../../../shared/collections/filters.js';
import { NATIONS, named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { MobilizationView } from './turns.views.js';

export const MOBILIZATION_COLLECTION: WarCollection<MobilizationView> = {
  path: 'mobilization', plural: 'mobilizations', singular: 'mobilizationOf', noun: 'mobilization', nouns: 'mobilizations',
  unknown: UNKNOWN_RECORD, view: MobilizationView, ...named,
  records: ({ reference }) => reference.mobilization,
  filters: [idFilter({ name: 'nation', description: 'Only those of this nation.', example: 'rohan' }, NATIONS, ({ nation }, wanted) => nation === wanted)],
};
