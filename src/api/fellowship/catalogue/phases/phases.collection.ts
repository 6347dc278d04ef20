import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { flagFilter, leastFilter } from '../../../shared/collections/filters.js';
import { PhaseView } from './phase.view.js';

export const PHASES_COLLECTION: Collection<Fellowship, PhaseView> = {
  path: 'phases', plural: 'phases', singular: 'phase', noun: 'phase', nouns: 'phases',
  unknown: { resource: 'unknown-phase', entry: 'unknown-id' },
  view: PhaseView,
  records: ({ reference }) => reference.phases,
  nameOf: (record) => record.name,
  filters: [
    flagFilter({ name: 'heroic', description: 'Only heroic phases, or only the others.' }, (phase) => phase.heroic),
    flagFilter({ name: 'procedure', description: 'Only phases whose procedure is known, or only those of which the name is left.' }, (phase) => phase.procedure),
    leastFilter({ name: 'minRound', description: 'Only phases of this round or later ones.', example: 4 }, (phase) => phase.roundNumber),
  ],
  sorts: { id: (phase) => phase.id, name: (phase) => phase.name, round: (phase) => phase.roundNumber },
};
