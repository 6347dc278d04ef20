import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { EngagementView } from './engagement.view.js';

export const ENGAGEMENTS_COLLECTION: Collection<Fellowship, EngagementView> = {
  path: 'engagements', plural: 'engagements', singular: 'engagement', noun: 'engagement', nouns: 'engagements',
  unknown: { resource: 'unknown-engagement', entry: 'unknown-id' },
  view: EngagementView,
  records: ({ reference }) => reference.engagements,
  nameOf: (record) => record.name,
  filters: [],
  sorts: { id: (engagement) => engagement.id, name: (engagement) => engagement.name },
};
