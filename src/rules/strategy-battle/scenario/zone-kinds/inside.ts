import { EDGES } from '../board.js';
import { edgeGap, ROUNDING } from '../geometry.js';
import { shownLength } from './misses.js';
import type { ZoneRule } from './zone-kind.js';

export const inside: ZoneRule<'inside'> = {
  kind: 'inside',
  judge(zone, base, { size, measure }) {
    const limit = zone.distance[measure];
    const [edge = 'north', gap = 0] = EDGES.map((name) => [name, edgeGap(base, name, size)] as const).sort(([, one], [, other]) => one - other)[0] ?? [];
    if (gap >= limit - ROUNDING) return null;
    const text = `is ${shownLength(gap, measure)} from the ${edge} edge; at least ${shownLength(limit, measure)} is asked for`;
    return { code: 'too-near-edge', text, actual: gap, limit, by: limit - gap };
  },
  outline(zone, { size, measure }) {
    const margin = zone.distance[measure];
    return [{ kind: 'rectangle', x: margin, y: margin, width: size.width - 2 * margin, depth: size.depth - 2 * margin, loose: false }];
  },
};
