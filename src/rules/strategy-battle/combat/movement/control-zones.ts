import type { Distance } from '../../reference.js';
import { milsOf, milsOfPair, showMils, type Measure, type Mils } from '../length.js';
import { refuse } from '../refuse.js';
import { gapOf, isWithin } from './apart.js';
import type { EnemyNear } from './movement-types.js';
import type { Place, Walk } from './walk.js';

/** How far a model controls the ground around it (SB-MOVE-005). */
export const CONTROL_ZONE: Distance = { inches: 1, cm: 2 };

export function controlZone(measure: Measure): Mils {
  return milsOfPair(CONTROL_ZONE, measure);
}

/**
 * Whoever flies minds only where he comes down (SB-SPEC-028).
 * @throws RuleError where the stretch enters the control zone of an enemy that it may not come near to.
 */
export function refuseZones(walk: Walk, { step, index: at, pointer }: Place): void {
  if (walk.flying && at < walk.mover.request.path.length - 1) return;
  (step.near ?? []).forEach((enemy, index) => {
    const place = `${pointer}/near/${index}`;
    const gap = gapOf(enemy, walk.mover.measure, place);
    if (walk.mover.request.retreat == null) refuseZone(walk, step.closing === true || step.forced === true, enemy, { place, gap });
    else refuseInRetreat(walk, enemy, { place, gap });
  });
}

interface Pass {
  readonly place: string;
  readonly gap: Mils;
}

function refuseZone(walk: Walk, exempt: boolean, enemy: EnemyNear, { place, gap }: Pass): void {
  if (exempt || hasNoZone(enemy) || passesUnseen(walk, enemy) || enemy.target === true || !entersZone(walk, enemy, gap)) return;
  const began = beganInside(walk, enemy);
  refuse(place, began ? 'SB-MOVE-006' : 'SB-MOVE-005', tooNear(walk, gap, 'comes within the control zone of an enemy that it does not charge'));
}

/** Retreating models keep away from every enemy, engaged or not, and charge none (SB-COUR-006). */
function refuseInRetreat(walk: Walk, enemy: EnemyNear, { place, gap }: Pass): void {
  if (enemy.looseMount === true || (enemy.target !== true && !entersZone(walk, enemy, gap))) return;
  refuse(place, 'SB-COUR-006', tooNear(walk, gap, 'comes too near to an enemy in its retreat'));
}

/** Enemies already fighting, lying down, and loose mounts control nothing (SB-MOVE-006, SB-GROUND-003, SB-LOOSE-003). */
function hasNoZone({ engaged, onGround, looseMount }: EnemyNear): boolean {
  return engaged === true || onGround === true || looseMount === true;
}

/** Whoever wears the Ring is stopped by those alone who see him (SB-SPEC-005). */
function passesUnseen({ mover: { model } }: Walk, { seesTheInvisible }: EnemyNear): boolean {
  return model?.combatant.wearsRing === true && seesTheInvisible !== true;
}

/** A model that began inside may move about there, but no nearer (SB-MOVE-006). */
function entersZone(walk: Walk, enemy: EnemyNear, gap: Mils): boolean {
  const { measure } = walk.mover;
  if (!isWithin(gap, controlZone(measure))) return false;
  return !beganInside(walk, enemy) || gap < milsOf(enemy.atStart ?? {}, measure);
}

function beganInside({ mover: { measure } }: Walk, { atStart }: EnemyNear): boolean {
  return atStart != null && isWithin(milsOf(atStart, measure), controlZone(measure));
}

function tooNear({ mover: { name, measure } }: Walk, gap: Mils, what: string): string {
  return `At ${showMils(gap, measure)} ${name} ${what}.`;
}
