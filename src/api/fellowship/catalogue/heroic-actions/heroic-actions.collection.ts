import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { idFilter } from '../../../shared/collections/filters.js';
import { HeroicActionView } from './heroic-action.view.js';

export const HEROIC_ACTIONS_COLLECTION: Collection<Fellowship, HeroicActionView> = {
  path: 'heroic-actions', plural: 'heroicActions', singular: 'heroicAction', noun: 'heroic action', nouns: 'heroic actions',
  unknown: { resource: 'unknown-heroic-action', entry: 'unknown-id' },
  view: HeroicActionView,
  records: ({ reference }) => reference.heroicActions,
  nameOf: (record) => record.name,
  filters: [
    idFilter({ name: 'phase', description: 'Only actions of this phase.', example: '4b' }, { known: ({ reference }) => reference.phases.map((phase) => phase.id) }, (action, phase) => action.phases.includes(phase)),
  ],
  sorts: { id: (action) => action.id, name: (action) => action.name },
};
