import { named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { StructureView } from './map.views.js';

export const STRUCTURES_COLLECTION: WarCollection<StructureView> = {
  path: 'structures', plural: 'structures', singular: 'structure', noun: 'structure', nouns: 'structures',
  unknown: UNKNOWN_RECORD, view: StructureView, ...named,
  records: ({ reference }) => reference.structures.map((one) => ({ ...one, areas: reference.areas.filter(({ structure }) => structure === one.id).map(({ id }) => id) })),
  filters: [],
};
