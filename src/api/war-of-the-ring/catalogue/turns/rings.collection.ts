import { named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { RingView } from './turns.views.js';

export const RINGS_COLLECTION: WarCollection<RingView> = {
  path: 'rings', plural: 'rings', singular: 'ring', noun: 'ring', nouns: 'rings',
  unknown: UNKNOWN_RECORD, view: RingView, ...named,
  records: ({ reference }) => reference.rings,
  filters: [],
};
