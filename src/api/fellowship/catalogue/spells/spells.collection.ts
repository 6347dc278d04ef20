import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import { SPELL_FAMILIES } from '../../../../rules/fellowship/reference.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { flagFilter, wordFilter } from '../../../shared/collections/filters.js';
import { SpellView } from './spell.view.js';

export const SPELLS_COLLECTION: Collection<Fellowship, SpellView> = {
  path: 'spells', plural: 'spells', singular: 'spell', noun: 'spell', nouns: 'spells',
  unknown: { resource: 'unknown-spell', entry: 'unknown-id' },
  view: SpellView,
  records: ({ reference }) => reference.spells,
  nameOf: (record) => record.name,
  filters: [
    wordFilter({ name: 'family', description: 'Only spells of this family.' }, SPELL_FAMILIES, (spell) => spell.family),
    flagFilter({ name: 'save', description: 'Only spells that are rolled against, or only others.' }, (spell) => spell.save),
  ],
  sorts: { id: (spell) => spell.id, name: (spell) => spell.name },
};
