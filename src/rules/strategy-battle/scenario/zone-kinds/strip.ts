import type { Edge } from '../board.js';
import { edgeGap, type Size } from '../geometry.js';
import { nearest, notWithin } from './misses.js';
import type { Outline, ZoneRule } from './zone-kind.js';

export const strip: ZoneRule<'strip'> = {
  kind: 'strip',
  judge: (zone, base, ground) => nearest(zone.edges.map((edge) =>
    notWithin(edgeGap(base, edge, ground.size), ground.length(zone.distance), `the ${edge} edge`, ground))),
  outline: (zone, ground) => zone.edges.map((edge) => stripAt(edge, ground.length(zone.distance), ground.size)),
};

export type Rectangle = Extract<Outline, { readonly kind: 'rectangle' }>;

/** The rectangle along a whole edge. */
export function stripAt(edge: Edge, length: number, { width, depth }: Size): Rectangle {
  const along = { x: 0, y: 0, width, depth: Math.min(length, depth), loose: false };
  const upright = { x: 0, y: 0, width: Math.min(length, width), depth, loose: false };
  switch (edge) {
    case 'south': return { kind: 'rectangle', ...along };
    case 'north': return { kind: 'rectangle', ...along, y: depth - along.depth };
    case 'west': return { kind: 'rectangle', ...upright };
    case 'east': return { kind: 'rectangle', ...upright, x: width - upright.width };
  }
}
