import { distance } from '../geometry.js';
import { shownLength, TOUCH } from './misses.js';
import { placeName } from './place-name.js';
import type { ZoneRule } from './zone-kind.js';

export const centredOn: ZoneRule<'centred-on'> = {
  kind: 'centred-on',
  judge(zone, base, ground) {
    const spot = ground.spot(zone.place);
    if (!spot) return 'unknown';
    const off = distance(base, spot);
    if (off <= TOUCH[ground.measure]) return null;
    const text = `is centred ${shownLength(off, ground.measure)} from ${placeName(zone.place, ground)} and has to stand exactly there`;
    return { code: 'outside-zone', text, actual: off, limit: 0, by: off };
  },
  outline(zone, ground) {
    const spot = ground.spot(zone.place);
    return spot ? [{ kind: 'spot', ...spot }] : [];
  },
};
