import { edgeGap } from '../geometry.js';
import { notWithin } from './misses.js';
import { stripAt } from './strip.js';
import type { Edge } from '../board.js';
import type { Size } from '../geometry.js';
import type { ZoneRule } from './zone-kind.js';

export const half: ZoneRule<'half'> = {
  kind: 'half',
  judge: (zone, base, ground) => notWithin(edgeGap(base, zone.edge, ground.size), halfway(zone.edge, ground.size), `the ${zone.edge} edge`, ground),
  outline: (zone, { size }) => [stripAt(zone.edge, halfway(zone.edge, size), size)],
};

function halfway(edge: Edge, { width, depth }: Size): number {
  return (edge === 'north' || edge === 'south' ? depth : width) / 2;
}
