import { fromMils, milsOfPair, showMils } from '../length.js';
import { refuse, reject } from '../refuse.js';
import { onMount } from '../tests/mount-plan.js';
import { moveOf } from '../tests/subject.js';
import { FAILED, WITH_EASE } from '../tests/test-roll.js';
import { assume, available, halted, share, told, type Place, type Walk } from './walk.js';

/** Getting onto a mount: stops but with a 6, when the mount finishes the model's move (SB-CAV-008). */
export function mount(walk: Walk, place: Place): Walk {
  const { step, pointer } = place;
  const { foot, name, reference, measure } = walk.mover;
  if (walk.mounted || foot === null) refuse(pointer, 'SB-CAV-008', `${name} is mounted already.`);
  if (walk.prone) refuse(pointer, 'SB-GROUND-003', `${name} lies on the ground and can only crawl.`);
  const rider = onMount(reference, foot, step.mount ?? null, step.mount == null ? pointer : `${pointer}/mount`);
  const score = step.score ?? WITH_EASE;
  const tried: Walk = { ...walk, attempted: true };
  if (score === FAILED) return told(walk, halted(tried, 'SB-CAV-008', 'After a failed attempt to mount the move is over.'), place, 'Fails to mount.', 'SB-CAV-008');
  const up: Walk = { ...tried, now: rider ?? foot, mounted: true, flying: rider?.mount?.flies === true };
  if (score < WITH_EASE) return told(walk, halted(up, 'SB-CAV-008', 'Mounted with less than a 6, it moves no more.'), place, 'Mounts and stops.', 'SB-CAV-008');
  const free = told(walk, up, place, `Mounts with ease, ${showMils(available(up, 1), measure)} left.`, 'SB-CAV-008');
  return step.score == null ? assume(free, 'Rolls that are not given are taken as a 6.') : free;
}

/** Getting down first leaves a whole move on foot; later it uses the move up (SB-CAV-009). */
export function dismount(walk: Walk, place: Place): Walk {
  const { mover } = walk;
  if (!walk.mounted || mover.model === null) refuse(place.pointer, 'SB-CAV-009', `${mover.name} is on foot.`);
  const down: Walk = { ...walk, now: mover.foot, mounted: false, flying: false };
  const first = isFirst(walk);
  const after = first
    ? { ...down, full: mover.footMove, budget: share(mover.footMove, walk.half, mover) }
    : halted({ ...down, used: Math.max(walk.used, walk.budget) }, 'SB-CAV-009', 'Who gets down on the way has used up the move.');
  const shown = told(walk, after, place, first ? 'Gets down before moving.' : 'Gets down on the way.', 'SB-CAV-009');
  return mover.model.passenger === null || walk.passenger !== null ? shown : assume(shown, 'The passenger is thrown as the rider gets down (SB-CAV-017).');
}

/** A passenger gets down: before the mount moves he may move himself, later not (SB-CAV-014). */
export function passengerDown(walk: Walk, place: Place): Walk {
  const passenger = walk.mover.model?.passenger ?? null;
  if (passenger === null || walk.passenger !== null) reject(place.pointer, 'not-allowed', 'There is no passenger to get down.');
  const first = isFirst(walk);
  const move = moveOf(passenger);
  const left = first && move !== null ? fromMils(milsOfPair(move, walk.mover.measure)) : 0;
  const after: Walk = { ...walk, passenger: { left, countsAsFullMove: !first } };
  return told(walk, after, place, first ? `${passenger.name} gets down and may move.` : `${passenger.name} drops off and moves no more.`, 'SB-CAV-014');
}

/** Nothing but turning on the spot, and passengers getting down, has come before. */
function isFirst({ steps }: Walk): boolean {
  return steps.every(({ kind, cost }) => kind === 'turn' || kind === 'passenger-down' || (kind === 'move' && cost === 0));
}
