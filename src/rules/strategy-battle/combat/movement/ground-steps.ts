import { milsOf, milsOfPair, showMils } from '../length.js';
import { refuse, reject } from '../refuse.js';
import { isSafeDrop } from '../tests/barrier-class.js';
import { refuseZones } from './control-zones.js';
import { goingOver, refuseGround } from './ground.js';
import { heightOf } from './mover.js';
import { advance, assume, available, CRAWL, halted, share, told, type Place, type Walk } from './walk.js';

/** A stretch over one kind of ground. */
export function stretch(walk: Walk, place: Place): Walk {
  const { step, pointer } = place;
  const terrain = step.terrain ?? 'open';
  refuseGround(walk, terrain, `${pointer}/terrain`);
  refuseZones(walk, place);
  const { factor, rule } = goingOver(walk, terrain);
  const distance = milsOf(step.distance ?? {}, walk.mover.measure);
  const after = { ...advance(walk, distance, factor, { pointer: `${pointer}/distance`, rule }), terrain };
  const counted = factor === 1 ? '' : `, counted ${factor} times`;
  const gone = told(walk, after, place, `${showMils(distance, walk.mover.measure)} over ${terrain}${counted}.`, rule);
  return terrain === 'ladder' || terrain === 'narrow-stairs' ? assume(gone, 'Ladders and narrow stairs cost models on foot nothing extra.') : gone;
}

/** Half of the full move to lie down; what is left is crawled (SB-GROUND-002). */
export function lieDown(walk: Walk, place: Place): Walk {
  const { mover } = walk;
  if (walk.mounted) refuse(place.pointer, 'SB-CAV-007', 'Mounts neither lie down nor crawl.');
  if (walk.prone) refuse(place.pointer, 'SB-GROUND-002', `${mover.name} lies down already.`);
  const cost = walk.full / 2;
  if (cost > available(walk, 1)) refuse(place.pointer, 'SB-GROUND-002', `To lie down takes ${showMils(cost, mover.measure)} of the move.`);
  const used = walk.used + cost;
  const crawled = Math.min(walk.budget - used, milsOfPair(CRAWL, mover.measure));
  return told(walk, { ...walk, prone: true, flying: false, used, budget: used + Math.max(0, crawled) }, place, 'Lies down.', 'SB-GROUND-002');
}

/** Half of the full move to get up, before anything else (SB-GROUND-002). */
export function getUp(walk: Walk, place: Place): Walk {
  const { mover } = walk;
  if (!walk.prone) refuse(place.pointer, 'SB-GROUND-002', `${mover.name} is on its feet.`);
  if (walk.used > 0) refuse(place.pointer, 'SB-GROUND-002', 'After crawling too little is left to get up.');
  const full = mover.footMove;
  const risen: Walk = { ...walk, prone: false, flying: mover.flies, full, budget: share(full, walk.half, mover), used: full / 2 };
  return told(walk, risen, place, 'Gets up.', 'SB-GROUND-002');
}

/** A way straight down: free up to twice the height, beyond that a fall that ends the move (SB-CLIMB-003, SB-FALL-001, SB-CAV-006). */
export function drop(walk: Walk, place: Place): Walk {
  const { step, pointer } = place;
  const height = heightOf(walk.mover, walk.mounted);
  if (walk.flying) return told(walk, walk, place, 'Flies down.', 'SB-SPEC-028');
  if (height === null) reject('/modelHeight', 'required', 'Whether a drop is safe depends on the height of the model.');
  const down = step.height ?? 0;
  if (isSafeDrop(height, down)) return told(walk, walk, place, `${down} mm down, without cost or harm.`, 'SB-CLIMB-003');
  if (walk.mounted) refuse(`${pointer}/height`, 'SB-CAV-006', `A mount of ${height} mm does not jump down more than ${2 * height} mm.`);
  const fallen = halted({ ...walk, prone: true, used: Math.max(walk.used, walk.budget) }, 'SB-FALL-001', 'A fall uses up the move.');
  return told(walk, fallen, place, `Falls ${down} mm and lies at the foot.`, 'SB-FALL-001');
}
