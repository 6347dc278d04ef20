import { edgeCentre, opposite as across, pointGap } from '../geometry.js';
import { notTouching } from './misses.js';
import type { ZoneRule } from './zone-kind.js';

export const opposite: ZoneRule<'opposite'> = {
  kind: 'opposite',
  judge(zone, base, ground, others) {
    const [other] = others.basesOf(zone.placement);
    if (!other) return 'unknown';
    const edge = across(ground.nearestEdge(other));
    return notTouching(pointGap(base, edgeCentre(edge, ground.size)), `the centre of the ${edge} edge`, ground);
  },
  outline: () => [],
};
