import { TERRAINS, type Area, type AreaLink } from '../../../../rules/war-of-the-ring/reference.js';
import { flagFilter, idFilter, wordFilter } from '../../../shared/collections/filters.js';
import { named, STRUCTURES, UNKNOWN_RECORD, type WarCollection } from '../war-collection.js';
import { AreaView } from './map.views.js';

/** Links from either side. */
const linksOf = (areas: readonly Area[], { id, links }: Area): readonly AreaLink[] => [
  ...links,
  ...areas.flatMap((other) => other.links.filter(({ to }) => to === id).map(({ adjacent, inferred }) => ({ to: other.id, adjacent, inferred }))),
];

export const AREAS_COLLECTION: WarCollection<AreaView> = {
  path: 'areas', plural: 'areas', singular: 'area', noun: 'area', nouns: 'areas',
  unknown: UNKNOWN_RECORD, view: AreaView, nameOf: named.nameOf,
  records: ({ reference, index }) => reference.areas.map((area) => ({ ...area, place: index.placeOf.get(area.id)?.id ?? null, links: linksOf(reference.areas, area) })),
  filters: [
    wordFilter({ name: 'terrain', description: 'Only areas of this ground.', example: 'hills' }, TERRAINS, ({ terrain }) => terrain),
    flagFilter({ name: 'listed', description: 'Only areas of the printed list, or only the others.' }, ({ listed }) => listed),
    flagFilter({ name: 'mordor', description: 'Only areas of Mordor, or only the others.' }, ({ mordor }) => mordor),
    idFilter({ name: 'structure', description: 'Only areas with this kind of structure.', example: 'citadel' }, STRUCTURES, ({ structure }, wanted) => structure === wanted),
  ],
  sorts: { ...named.sorts, terrain: ({ terrain }) => terrain },
};
