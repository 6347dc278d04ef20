import { pointGap } from '../geometry.js';
import { notWithin } from './misses.js';
import { placeName } from './place-name.js';
import type { ZoneRule } from './zone-kind.js';

export const around: ZoneRule<'around'> = {
  kind: 'around',
  judge(zone, base, ground) {
    const spot = ground.spot(zone.place);
    return spot ? notWithin(pointGap(base, spot), ground.length(zone.distance), placeName(zone.place, ground), ground) : 'unknown';
  },
  outline(zone, ground) {
    const spot = ground.spot(zone.place);
    return spot ? [{ kind: 'circle', ...spot, radius: ground.length(zone.distance) }] : [];
  },
};
