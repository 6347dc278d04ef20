import type { CombatReference } from '../combat-reference.js';
import { measureOf, type Measure } from '../length.js';
import { resolveModel, type Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { stepsOfModel } from '../tests/subject.js';
import { bodyOf, modelAt, sideOf, type Body } from './bodies.js';
import { missileOf, type MissileInUse } from './missile.js';
import { refuseMoved, refuseOutOfRange } from './range.js';
import { refuseShooter } from './shooter-refusals.js';
import type { ShootingRequest } from './shooting-types.js';
import { assumptionsOf } from './shot-assumptions.js';
import type { ShooterMight, ShotPlan } from './shot-plan.js';
import { sidesOf, type Sides } from './sides.js';
import { protectionOf, refuseTarget } from './target-refusals.js';
import { refuseThrow } from './throw-on-charge.js';
import { MOST_IN_THE_WAY, WayReader } from './ways.js';

/** Most shots, of all shooters together, at one target. */
export const MOST_SHOTS = 50;
const SIX = 6;

/** Settles everything that dice do not settle. @throws RuleError for shots that the rules forbid. */
export function planShooting(reference: CombatReference, request: ShootingRequest): ShotPlan {
  const measure = measureOf(request);
  const shooter = resolveModel(reference, request.shooter, '/shooter');
  const target = modelAt(reference, request.target, '/target');
  const evilOnly = (request.targetInCombatWith ?? []).length > 0 || (request.inTheWay ?? []).some(({ kind }) => kind === 'fight');
  const sides = sidesOf(shooter, target, evilOnly);
  refuseShooter(shooter, request);
  const missile = missileOf(reference, shooter, request.onTheCharge === true ? 'throwing' : 'any');
  refuseUse(missile, request, measure);
  refuseTarget(shooter, target, request, measure);
  const protection = protectionOf(target, sides.shooter);
  if (protection !== null) refuse('/target', protection, `${target.name} may not be shot at.`);
  const count = shooter.combatant.count ?? 1;
  const shots = shotsOf(shooter, missile, request);
  if (count * shots > MOST_SHOTS) reject(request.shots == null ? '/shooter/count' : '/shots', 'too-many', `At most ${MOST_SHOTS} shots at one target.`);
  return {
    shooters: Array.from({ length: count }, (_, index) => (count === 1 ? 'shooter' : `shooter/${index}`)), shots,
    hitOn: request.needsSix === true ? SIX : hitOn(shooter), blow: { strength: missile.missile.strength, byCourage: false, neverAbove: null },
    might: mightOf(shooter), ...surroundings(reference, request, { target, sides }), need: reference.need,
    onTheCharge: request.onTheCharge === true, assumptions: assumptionsOf({ shooter, missile, request, sides, shots }),
  };
}

function refuseUse(missile: MissileInUse, request: ShootingRequest, measure: Measure): void {
  if (request.onTheCharge === true) {
    refuseThrow(missile, request, measure);
    return;
  }
  refuseMoved(missile, request.moved ?? 'none');
  refuseOutOfRange(missile, request.distance, measure);
}

/** The target, what is in the way, and friends in its fight. */
function surroundings(reference: CombatReference, request: ShootingRequest, { target, sides }: { readonly target: Model; readonly sides: Sides }): Pick<ShotPlan, 'ways' | 'bodies' | 'friends'> {
  const scenarioRules = request.scenarioRules ?? [];
  const fighters = request.targetInCombatWith ?? [];
  if (fighters.length > 0 && sides.shooter === 'good') refuse('/targetInCombatWith', 'SB-SHOOT-008', 'Good never shoots at an enemy that fights a Good model.');
  if (fighters.length > MOST_IN_THE_WAY) reject('/targetInCombatWith', 'too-many', `At most ${MOST_IN_THE_WAY} models are in one fight.`);
  const bodies: Body[] = [bodyOf(reference, target, { what: 'target', pointer: '/target', scenarioRules }, sides.target)];
  const reader = new WayReader(reference, bodies, sides.shooter, scenarioRules);
  if (request.strongWind === true) reader.ways.push({ kind: 'thing', what: 'wind' });
  reader.read(request);
  const friends = fighters.map((fighter, index) => {
    const place = { what: `friend/${index}`, pointer: `/targetInCombatWith/${index}`, scenarioRules };
    const model = modelAt(reference, fighter, place.pointer);
    if (sides.target !== null && sideOf(model) === sides.target) refuse(place.pointer, 'SB-SHOOT-008', `${model.name} is on the side of ${target.name}; an enemy of the target fights it.`);
    return bodies.push(bodyOf(reference, model, place, sides.shooter)) - 1;
  });
  return { ways: reader.ways, bodies, friends };
}

function hitOn({ profile: { shoot }, pointer, name }: Model): number {
  return shoot ?? refuse(pointer, 'SB-PROF-001', `${name} has no Shooting value.`);
}

/** All the shots that the model has with its weapon, or as many of them as are asked for (SB-SHOOT-003, SB-SHOOT-004). */
function shotsOf(shooter: Model, { id }: MissileInUse, { shots, onTheCharge }: ShootingRequest): number {
  const skill = stepsOfModel(shooter).find((step) => step.shots?.weapon === id);
  const most = onTheCharge === true ? 1 : skill?.shots?.count ?? 1;
  if (shots == null) return most;
  if (!Number.isInteger(shots) || shots < 1) reject('/shots', 'out-of-range', 'At least one shot is made.');
  if (shooter.unit !== null && shots > most) refuse('/shots', skill?.rule ?? 'SB-SHOOT-003', `${shooter.name} has no more shots than ${most}.`);
  return shots;
}

function mightOf({ combatant, points }: Model): ShooterMight | null {
  const policy = combatant.spend?.might ?? 'none';
  if (policy === 'none' || points.might === 0) return null;
  return { points: points.might, cost: combatant.mightCost ?? 1, toHit: policy !== 'to-wound', toWound: policy !== 'to-win' };
}
