import { idFilter } from '../../../shared/collections/filters.js';
import { NATIONS, named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { StartingForceView } from './known.views.js';

export const STARTING_FORCES_COLLECTION: WarCollection<StartingForceView> = {
  path: 'starting-forces', plural: 'startingForces', singular: 'startingForce', noun: 'starting force', nouns: 'starting forces',
  unknown: UNKNOWN_RECORD, view: StartingForceView, ...named,
  records: ({ reference }) => reference.startingForces,
  filters: [idFilter({ name: 'nation', description: 'Only those of this nation.', example: 'rohan' }, NATIONS, ({ nation }, wanted) => nation === wanted)],
};
