import { CHARACTER_KINDS, SIDES } from '../../../../rules/war-of-the-ring/reference.js';
import { flagFilter, idFilter, wordFilter } from '../../../shared/collections/filters.js';
import { AREAS, named, NATIONS, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { CharacterView } from './pieces.views.js';

export const CHARACTERS_COLLECTION: WarCollection<CharacterView> = {
  path: 'characters', plural: 'characters', singular: 'character', noun: 'character', nouns: 'characters',
  unknown: UNKNOWN_RECORD, view: CharacterView, nameOf: named.nameOf,
  records: ({ reference }) => reference.characters,
  filters: [
    wordFilter({ name: 'side', description: 'Only characters of this side.', example: 'red' }, SIDES, ({ side }) => side),
    wordFilter({ name: 'kind', description: 'Only characters of this kind.', example: 'leader' }, CHARACTER_KINDS, ({ kind }) => kind),
    idFilter({ name: 'nation', description: 'Only characters of this nation.', example: 'rohan' }, NATIONS, ({ nation }, wanted) => nation === wanted),
    idFilter({ name: 'area', description: 'Only characters who start in this area.', example: 'edoras' }, AREAS, ({ area }, wanted) => area === wanted),
    flagFilter({ name: 'companion', description: 'Only those who may travel with the ring, or only the others.' }, ({ companion }) => companion),
  ],
  sorts: { ...named.sorts, strength: ({ strength }) => strength },
};
