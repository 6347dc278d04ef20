import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { SpecialAbilityView } from './special-ability.view.js';

export const SPECIAL_ABILITIES_COLLECTION: Collection<Fellowship, SpecialAbilityView> = {
  path: 'special-abilities', plural: 'specialAbilities', singular: 'specialAbility', noun: 'special ability', nouns: 'special abilities',
  unknown: { resource: 'unknown-special-ability', entry: 'unknown-id' },
  view: SpecialAbilityView,
  records: ({ reference }) => reference.specialAbilities,
  nameOf: (record) => record.name,
  filters: [],
  sorts: { id: (ability) => ability.id, name: (ability) => ability.name },
};
