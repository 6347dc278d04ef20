import type { Edge } from '../board.js';
import { edgeGap, type Size } from '../geometry.js';
import { nearest, notTouching } from './misses.js';
import type { Outline, ZoneRule } from './zone-kind.js';

export const onEdge: ZoneRule<'on-edge'> = {
  kind: 'on-edge',
  judge: (zone, base, ground) => nearest(zone.edges.map((edge) => notTouching(edgeGap(base, edge, ground.size), `the ${edge} edge`, ground))),
  outline: (zone, { size }) => zone.edges.map((edge) => lineAt(edge, size)),
};

function lineAt(edge: Edge, { width, depth }: Size): Outline {
  const ends = {
    south: [0, 0, width, 0], north: [0, depth, width, depth], west: [0, 0, 0, depth], east: [width, 0, width, depth],
  } as const;
  const [x, y, toX, toY] = ends[edge];
  return { kind: 'line', x, y, toX, toY };
}
