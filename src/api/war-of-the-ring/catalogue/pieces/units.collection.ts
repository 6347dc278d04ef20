import { UNIT_KINDS } from '../../../../rules/war-of-the-ring/reference.js';
import { wordFilter } from '../../../shared/collections/filters.js';
import { named, type WarCollection } from '../war-collection.js';
import { UnitView } from './pieces.views.js';

export const UNITS_COLLECTION: WarCollection<UnitView> = {
  path: 'units', plural: 'units', singular: 'unit', noun: 'unit', nouns: 'units',
  unknown: { resource: 'unknown-unit', entry: 'unknown-unit' }, view: UnitView, nameOf: named.nameOf,
  records: ({ reference }) => reference.units,
  filters: [wordFilter({ name: 'kind', description: 'Only units of this kind.', example: 'elite' }, UNIT_KINDS, ({ kind }) => kind)],
  sorts: { ...named.sorts, strength: ({ strength }) => strength, move: ({ move }) => move },
};
