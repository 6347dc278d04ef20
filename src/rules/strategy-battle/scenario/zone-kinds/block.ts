import { edgeCentre, edgeGap } from '../geometry.js';
import { notWithin } from './misses.js';
import type { ZoneRule } from './zone-kind.js';

/** Where it lies along the edge is free, so one base is judged by its depth; the width is judged over all of them. */
export const block: ZoneRule<'block'> = {
  kind: 'block',
  judge: (zone, base, ground) => notWithin(edgeGap(base, zone.edge, ground.size), ground.length(zone.depth), `the ${zone.edge} edge`, ground),
  outline(zone, ground) {
    const upright = zone.edge === 'east' || zone.edge === 'west';
    const [along, into] = [ground.length(zone.width), ground.length(zone.depth)];
    const [width, depth] = upright ? [into, along] : [along, into];
    const { x, y } = edgeCentre(zone.edge, ground.size);
    const corner = { north: [x - width / 2, y - depth], south: [x - width / 2, y], east: [x - width, y - depth / 2], west: [x, y - depth / 2] } as const;
    const [left, bottom] = corner[zone.edge];
    return [{ kind: 'rectangle', x: left, y: bottom, width, depth, loose: true }];
  },
};
