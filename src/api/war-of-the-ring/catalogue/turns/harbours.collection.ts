import { idFilter } from '../../../shared/collections/filters.js';
import { NATIONS, named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { HarbourView } from './turns.views.js';

export const HARBOURS_COLLECTION: WarCollection<HarbourView> = {
  path: 'harbours', plural: 'harbours', singular: 'harbour', noun: 'fleet', nouns: 'fleets',
  unknown: UNKNOWN_RECORD, view: HarbourView, ...named,
  records: ({ reference }) => reference.harbours,
  filters: [idFilter({ name: 'nation', description: 'Only those of this nation.', example: 'gondor' }, NATIONS, ({ nation }, wanted) => nation === wanted)],
};
