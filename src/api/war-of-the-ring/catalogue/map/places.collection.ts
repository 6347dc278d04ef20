import { idFilter } from '../../../shared/collections/filters.js';
import { AREAS, named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { PlaceView } from './map.views.js';

export const PLACES_COLLECTION: WarCollection<PlaceView> = {
  path: 'places', plural: 'places', singular: 'place', noun: 'place', nouns: 'places',
  unknown: UNKNOWN_RECORD, view: PlaceView, ...named,
  records: ({ reference }) => reference.places,
  filters: [idFilter({ name: 'area', description: 'Only the places of this area.', example: 'umbar' }, AREAS, ({ areas }, wanted) => areas.includes(wanted))],
};
