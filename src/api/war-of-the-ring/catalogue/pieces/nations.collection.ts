import { SIDES } from '../../../../rules/war-of-the-ring/reference.js';
import { wordFilter } from '../../../shared/collections/filters.js';
import { named, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { NationView } from './pieces.views.js';

export const NATIONS_COLLECTION: WarCollection<NationView> = {
  path: 'nations', plural: 'nations', singular: 'nation', noun: 'nation', nouns: 'nations',
  unknown: UNKNOWN_RECORD, view: NationView, ...named,
  records: ({ reference }) => reference.nations.map((nation) => ({ ...nation, characters: reference.characters.filter((one) => one.nation === nation.id).map(({ id }) => id) })),
  filters: [wordFilter({ name: 'side', description: 'Only nations of this side.', example: 'blue' }, SIDES, ({ side }) => side)],
};
