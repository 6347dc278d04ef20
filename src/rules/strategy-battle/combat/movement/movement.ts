import { Fraction } from '../../../dice/fraction.js';
import { TWO_DICE_WAYS } from '../../../dice/steps.js';
import type { CombatReference } from '../combat-reference.js';
import { fromMils, measureOf, milsOf, milsOfPair } from '../length.js';
import type { Question } from '../../../shared/operation.js';
import { refuseFriend } from '../courage/friend.js';
import { COURAGE_TO_PASS } from '../strike.js';
import { stepsOfModel, subjectOf } from '../tests/subject.js';
import { chargeLeave } from './charge-leave.js';
import { climbing, goingOver } from './ground.js';
import type { Leave, MovementReport, MovementRequest, Reach } from './movement-types.js';
import { moverOf, type Mover } from './mover.js';
import { shootingLeave, usesFullMove } from './shooting-leave.js';
import { checkShapes } from './step-shapes.js';
import { available, type Walk } from './walk.js';
import { walkHalf, walkPath } from './walk-path.js';

/** How far a model may still move after a path, and what it may do then (SB-MOVE-…, SB-TERR-…, SB-CAV-004 to 009, SB-GROUND-…). */
export function createMovement(reference: CombatReference): Question<MovementRequest, MovementReport> {
  return { ask: (request) => allowance(reference, request) };
}

function allowance(reference: CombatReference, request: MovementRequest): MovementReport {
  checkShapes(request.path);
  const measure = measureOf(request, request.measure);
  const mover = moverOf(reference, request, measure);
  const engagedBy = stillEngaged(mover);
  const engaged = engagedBy.length > 0;
  const walk = walkPath(mover, engaged, false);
  const left = available(walk, 1);
  return {
    measure, allowance: fromMils(walk.full), used: fromMils(walk.used), left: fromMils(left), reach: reachOf(walk),
    countsAsFullMove: usesFullMove(walk) || left === 0, mounted: walk.mounted && mover.loose === null, onGround: walk.prone, steps: walk.steps,
    shoot: shootingLeave(walk, walkHalf(mover, engaged), engaged), mount: mountLeave(walk),
    charge: request.charge == null ? null : chargeLeave(walk, request.charge), chargesAtEdge: walk.chargesAtEdge, engagedBy,
    passenger: walk.passenger, retreat: retreatOf(request), retreats: chanceToRetreat(mover), tether: tetherOf(mover),
    assumptions: walk.assumptions, trace: walk.steps.map(({ kind, text, rule }) => ({ step: kind, text, rule })),
  };
}

/** Enemies in contact who see the model: who puts the Ring on is separated from all others (SB-SPEC-006). */
function stillEngaged({ reference, request, model }: Mover): number[] {
  const enemies = (request.engagedBy ?? []).map((enemy, index) => subjectOf(reference, enemy, `/engagedBy/${index}`));
  if (model !== null) for (const enemy of enemies) refuseFriend(model, enemy);
  const unseen = model?.combatant.wearsRing === true;
  return enemies.flatMap((enemy, index) => (!unseen || stepsOfModel(enemy).some((step) => step.seesTheInvisible === true) ? [index] : []));
}

function reachOf(walk: Walk): Reach {
  const over = (factor: number): number => fromMils(available(walk, factor));
  const up = climbing(walk);
  return { open: over(1), woods: over(goingOver(walk, 'woods').factor), difficult: over(goingOver(walk, 'marsh').factor), climbing: up === null ? null : over(up.factor) };
}

function mountLeave(walk: Walk): Leave {
  const rule = 'SB-CAV-008';
  if (walk.mover.model === null || walk.mounted) return { may: false, rule, because: 'There is nobody on foot.' };
  if (walk.prone) return { may: false, rule: 'SB-GROUND-003', because: 'It lies on the ground.' };
  if (walk.over !== null) return { may: false, rule: walk.over.rule, because: walk.over.because };
  return { may: true, rule, because: 'Beside a mount that it may ride, it may try.' };
}

function retreatOf({ retreat }: MovementRequest): MovementReport['retreat'] {
  if (retreat == null) return null;
  const direction = retreat.enemyInSight ? 'away-from-nearest-visible-enemy' : 'towards-nearest-table-edge';
  return { direction, rule: retreat.blocked === true ? 'SB-COUR-007' : 'SB-COUR-006' };
}

/** A loose mount tests with its own Courage, and moves only if it fails (SB-LOOSE-003, SB-CAV-031). */
function chanceToRetreat({ loose }: Mover): Fraction | null {
  if (loose === null) return null;
  const ways = TWO_DICE_WAYS.reduce((sum, count, total) => (total + loose.profile.courage < COURAGE_TO_PASS ? sum + count : sum), 0);
  return Fraction.of(ways, 36);
}

/** Who must end each move near the Ringbearer, or as near as he can get (SB-SPEC-051). */
function tetherOf(mover: Mover): MovementReport['tether'] {
  const { request, steps, measure } = mover;
  const rule = steps.find((step) => step.staysNearRingbearer !== undefined);
  if (rule?.staysNearRingbearer === undefined || request.ringbearer == null) return null;
  const distance = milsOf(request.ringbearer, measure);
  const missing = Math.max(0, distance - milsOfPair(rule.staysNearRingbearer, measure));
  const least = Math.min(missing, mover.mountMove ?? mover.footMove);
  return { movedBy: request.priority ?? null, least: fromMils(least), distanceThen: fromMils(distance - least), rule: rule.rule };
}
