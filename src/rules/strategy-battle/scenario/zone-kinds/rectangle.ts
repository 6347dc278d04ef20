import type { Base, Point } from '../geometry.js';
import { ROUNDING } from '../geometry.js';
import type { Ground } from '../ground.js';
import type { Zone } from '../zones.js';
import { shownLength } from './misses.js';
import { placeName } from './place-name.js';
import type { ZoneRule } from './zone-kind.js';

type Rectangle = Extract<Zone, { readonly kind: 'rectangle' }>;

export const rectangle: ZoneRule<'rectangle'> = {
  kind: 'rectangle',
  judge(zone, base, ground) {
    const spot = ground.spot(zone.place);
    if (!spot) return 'unknown';
    const over = overhang(base, spot, zone, ground);
    if (over <= ROUNDING) return null;
    const [width, depth] = [zone.width, zone.depth].map((pair) => shownLength(ground.length(pair), ground.measure));
    const text = `stands ${shownLength(over, ground.measure)} outside the area of ${width} by ${depth} around ${placeName(zone.place, ground)}`;
    return { code: 'outside-zone', text, actual: over, limit: 0, by: over };
  },
  outline(zone, ground) {
    const spot = ground.spot(zone.place);
    const [width, depth] = [ground.length(zone.width), ground.length(zone.depth)];
    return spot ? [{ kind: 'rectangle', x: spot.x - width / 2, y: spot.y - depth / 2, width, depth, loose: false }] : [];
  },
};

/** How far the base stands out at the worst side; below 0 inside. */
function overhang(base: Base, spot: Point, zone: Rectangle, ground: Ground): number {
  return Math.max(
    Math.abs(base.x - spot.x) + base.radius - ground.length(zone.width) / 2,
    Math.abs(base.y - spot.y) + base.radius - ground.length(zone.depth) / 2,
  );
}
