import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { flagFilter, leastFilter, wordFilter } from '../../../shared/collections/filters.js';
import { SIDE_WORDS } from '../../views/words.js';
import { RaceView } from './race.view.js';

export const RACES_COLLECTION: Collection<Fellowship, RaceView> = {
  path: 'races', plural: 'races', singular: 'race', noun: 'race', nouns: 'races',
  unknown: { resource: 'unknown-race', entry: 'unknown-id' },
  view: RaceView,
  records: ({ reference }) => reference.races,
  nameOf: (record) => record.name,
  filters: [
    wordFilter({ name: 'side', description: 'Only entries of this side.' }, SIDE_WORDS, (race) => race.side),
    flagFilter({ name: 'mount', description: 'Only mounts, or only others.' }, (race) => race.mount),
    flagFilter({ name: 'nightVision', description: 'Only those who see well at night, or only others.' }, (race) => race.nightVision),
    leastFilter({ name: 'minRate', description: 'Only those who move at least so many centimetres.', example: 20 }, (race) => race.rate),
  ],
  sorts: { id: (race) => race.id, name: (race) => race.name, rate: (race) => race.rate },
};
