import { milsOf, showMils } from '../length.js';
import { refuse, reject } from '../refuse.js';
import { barrierClass, type BarrierClass } from '../tests/barrier-class.js';
import { FAILED, WITH_EASE } from '../tests/test-roll.js';
import { isWithin } from './apart.js';
import { controlZone } from './control-zones.js';
import { climbing } from './ground.js';
import { heightOf } from './mover.js';
import { advance, assume, available, halted, told, type Place, type Walk } from './walk.js';

const AS_WITH_A_SIX = 'Rolls that are not given are taken as a 6.';

/** A barrier or gap: strode over, jumped, or too big (SB-OBST-001, SB-OBST-003, SB-OBST-004, SB-CAV-005). */
export function barrier(walk: Walk, place: Place): Walk {
  const { step, pointer } = place;
  const { measure, name, steps } = walk.mover;
  const across = milsOf(step.across ?? {}, measure);
  const over = (after: Walk, text: string, rule: string): Walk => told(walk, after, place, text, rule);
  const cross = (): Walk => advance(walk, across, 1, { pointer: `${pointer}/across`, rule: 'SB-OBST-003' });
  if (walk.flying) return over(cross(), 'Flies over it.', 'SB-SPEC-028');
  if (walk.prone) refuse(pointer, 'SB-GROUND-003', `${name} lies on the ground and can only crawl.`);
  const size = classOf(walk, place);
  if (size === 'too-big') refuse(pointer, walk.mounted ? 'SB-CAV-005' : 'SB-OBST-001', 'This is too big to be crossed; perhaps it can be climbed.');
  if (size === 'free') return over(cross(), 'Strides over it.', 'SB-OBST-001');
  refuseDefended(walk, place);
  const crossed = { ...cross(), attempted: true };
  const freely = walk.mounted ? undefined : steps.find((rule) => rule.jumpsFreely?.includes(step.over ?? 'obstacle') === true);
  if (freely !== undefined) return over(crossed, 'Crosses without a roll.', freely.rule);
  const score = step.score ?? WITH_EASE;
  if (score === FAILED) return over(halted({ ...walk, attempted: true }, 'SB-OBST-004', 'After a failed jump the move is over.'), 'Fails to cross.', 'SB-OBST-004');
  if (score < WITH_EASE) return over(halted(crossed, 'SB-OBST-004', 'After a jump that is no 6 the move is over.'), 'Crosses and stops.', 'SB-OBST-004');
  const eased = over(crossed, `Crosses with ease, ${showMils(available(crossed, 1), measure)} left.`, 'SB-OBST-004');
  return step.score == null ? assume(eased, AS_WITH_A_SIX) : eased;
}

function classOf(walk: Walk, { step }: Place): BarrierClass {
  if (step.height == null && step.width == null) return 'obstacle';
  const height = heightOf(walk.mover, walk.mounted);
  if (height === null) reject('/modelHeight', 'required', 'What a barrier is depends on the height of the model.');
  return barrierClass(height, step);
}

/** Inside a defender's stretch a barrier is crossed only by fighting it (SB-BARR-002); a prone model defends nothing (SB-GROUND-008). */
function refuseDefended({ mover: { measure } }: Walk, { step, pointer }: Place): void {
  const { defender } = step;
  if (defender == null || defender.onGround === true) return;
  if (isWithin(milsOf(defender.beside, measure), controlZone(measure))) refuse(`${pointer}/defender`, 'SB-BARR-002', 'Here the barrier is defended and can only be crossed by fighting.');
}

/** A climb, at double distance; the edge is a stop unless the roll was a 6 (SB-CLIMB-002, SB-CLIMB-004, SB-ELEV-001). */
export function climb(walk: Walk, place: Place): Walk {
  const { step, pointer } = place;
  const going = climbing(walk);
  if (walk.prone) refuse(pointer, 'SB-GROUND-003', `${walk.mover.name} lies on the ground and can only crawl.`);
  if (going === null) refuse(pointer, 'SB-CAV-007', 'Mounts never climb, with or without a rider.');
  const freely = walk.flying || walk.mover.steps.some((rule) => rule.climbsFreely !== undefined);
  const score = freely ? WITH_EASE : (step.score ?? WITH_EASE);
  const trying: Walk = { ...walk, attempted: walk.attempted || !walk.flying };
  if (score === FAILED) return told(walk, halted(trying, 'SB-CLIMB-002', 'After a fall the move is over.'), place, 'Falls from where this move on the surface began.', 'SB-CLIMB-002');
  const distance = milsOf(step.distance ?? {}, walk.mover.measure);
  const climbed = advance(trying, distance, going.factor, { pointer: `${pointer}/distance`, rule: going.rule });
  const known = freely || step.score != null ? climbed : assume(climbed, AS_WITH_A_SIX);
  return atEdge(walk, known, place, score);
}

function atEdge(before: Walk, climbed: Walk, place: Place, score: number): Walk {
  const { step } = place;
  const { measure } = before.mover;
  const gone = `${showMils(milsOf(step.distance ?? {}, measure), measure)} climbed`;
  if (step.arrives == null) return told(before, climbed, place, `${gone}.`, 'SB-CLIMB-002');
  const guarded = step.arrives === 'top' ? nearestAtEdge(place, before) : null;
  if (guarded !== null) {
    const held = halted({ ...climbed, chargesAtEdge: guarded }, 'SB-ELEV-001', 'At a guarded edge the climber has charged.');
    return told(before, held, place, `${gone}, up to a guarded edge: it charges the nearest enemy there.`, 'SB-ELEV-001');
  }
  const arrived: Walk = { ...climbed, overEdge: climbed.overEdge || step.arrives === 'top' };
  if (score === WITH_EASE) return told(before, arrived, place, `${gone}, over the edge.`, 'SB-CLIMB-002');
  return told(before, halted(arrived, 'SB-CLIMB-002', 'After a climb that is no 6 the move ends at the edge.'), place, `${gone}, to the edge.`, 'SB-CLIMB-002');
}

/** The closest enemy whose control zone reaches over the edge. */
function nearestAtEdge({ step }: Place, { mover: { measure } }: Walk): number | null {
  const distances = (step.edge ?? []).map((length) => milsOf(length, measure));
  const nearest = Math.min(...distances);
  return distances.length > 0 && isWithin(nearest, controlZone(measure)) ? distances.indexOf(nearest) : null;
}
