import type { Fellowship } from '../../../../rules/fellowship/fellowship.js';
import type { Collection } from '../../../shared/collections/collection.js';
import { flagFilter } from '../../../shared/collections/filters.js';
import { TerrainView } from './terrain.view.js';

export const TERRAIN_COLLECTION: Collection<Fellowship, TerrainView> = {
  path: 'terrain', plural: 'terrain', singular: 'terrainItem', noun: 'kind of ground', nouns: 'kinds of ground',
  unknown: { resource: 'unknown-terrain', entry: 'unknown-id' },
  view: TerrainView,
  records: ({ reference }) => reference.terrain,
  nameOf: (record) => record.name,
  filters: [
    flagFilter({ name: 'difficult', description: 'Only difficult ground, or only other.' }, (terrain) => terrain.difficult),
  ],
  sorts: { id: (terrain) => terrain.id, name: (terrain) => terrain.name },
};
