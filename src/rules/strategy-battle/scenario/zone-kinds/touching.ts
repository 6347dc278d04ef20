import { pointGap } from '../geometry.js';
import { notTouching } from './misses.js';
import { placeName } from './place-name.js';
import type { ZoneRule } from './zone-kind.js';

export const touching: ZoneRule<'touching'> = {
  kind: 'touching',
  judge(zone, base, ground) {
    const spot = ground.spot(zone.place);
    return spot ? notTouching(pointGap(base, spot), placeName(zone.place, ground), ground) : 'unknown';
  },
  outline(zone, ground) {
    const spot = ground.spot(zone.place);
    return spot ? [{ kind: 'spot', ...spot }] : [];
  },
};
