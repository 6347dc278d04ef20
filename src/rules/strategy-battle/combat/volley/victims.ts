import type { Side } from '../../reference.js';
import type { CombatReference } from '../combat-reference.js';
import type { Part } from '../combatant.js';
import { resolveModel, type Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { bodyOf, modelAt, partsOf, sideOf, type Body } from '../shooting/bodies.js';
import { protectionOf } from '../shooting/target-refusals.js';
import { stepsOfModel } from '../tests/subject.js';
import type { VolleyPart } from './volley-plan.js';
import type { VolleyRequest, VolleyVictim } from './volley-types.js';

/** Most models around the target that are reckoned with. */
export const MOST_OTHERS = 50;

/** The target's parts, then those of the others, in listed order. @throws RuleError where the target may not be chosen (SB-VOLLEY-006). */
export function partsHit(reference: CombatReference, request: VolleyRequest, firing: Side | null): VolleyPart[] {
  const target = modelAt(reference, request.target, '/target');
  const side = firing ?? opposite(sideOf(target));
  if (side !== null && sideOf(target) === side) refuse('/target', 'SB-SHOOT-003', `${target.name} is on the side of the archers; only enemies are chosen.`);
  const protection = protectionOf(target, side);
  if (protection !== null) refuse('/target', protection, `${target.name} may not be shot at.`);
  const others = request.others ?? [];
  refuseNearFriends(request, side);
  if (others.reduce((sum, { count }) => sum + (count ?? 1), 0) > MOST_OTHERS) reject('/others', 'too-many', `At most ${MOST_OTHERS} models stand around the target.`);
  const aimedAt = parts(reference, request, { model: target, victim: request.target, what: 'target', mayBeHit: true });
  const around = others.flatMap((victim, index) => {
    const model = resolveModel(reference, victim, `/others/${index}`);
    if (side === 'good' && sideOf(model) === 'good') refuse(`/others/${index}`, 'SB-VOLLEY-006', 'Good does not choose a target with a Good model near it.');
    const count = victim.count ?? 1;
    const mayBeHit = protectionOf(model, side) === null && victim.cover !== 'building';
    return Array.from({ length: count }, (_, each) => (count === 1 ? `others/${index}` : `others/${index}/${each}`))
      .flatMap((what) => parts(reference, request, { model, victim, what, mayBeHit }));
  });
  return [...aimedAt, ...around];
}

function opposite(side: Side | null): Side | null {
  if (side === null) return null;
  return side === 'good' ? 'evil' : 'good';
}

function refuseNearFriends({ friendsNear }: VolleyRequest, side: Side | null): void {
  if (friendsNear === true && side === 'good') refuse('/friendsNear', 'SB-VOLLEY-006', 'Good does not choose a target with a Good model near it.');
}

interface Victim {
  readonly model: Model;
  readonly victim: VolleyVictim;
  readonly what: string;
  readonly mayBeHit: boolean;
}

/** The parts of one model, each with the hits that it can take: one, or on a large base one for each Wound of its profile (SB-VOLLEY-008). */
function parts(reference: CombatReference, { strongWind, scenarioRules = [] }: VolleyRequest, { model, victim, what, mayBeHit }: Victim): VolleyPart[] {
  const body = bodyOf(reference, model, { what, pointer: model.pointer, scenarioRules }, sideOf(model));
  const large = victim.large ?? (model.mounted || stepsOfModel(model).some((step) => step.largeBase === true));
  const behind = victim.cover === 'woods' || (victim.cover === 'barrier' && victim.touchesBarrier !== false);
  return partsOf(body).map((part) => ({
    what, part, victim: body[part] as NonNullable<Body[Part]>, most: mayBeHit ? (large ? profileWounds(model, part) : 1) : 0,
    inTheWay: (strongWind === true ? 1 : 0) + (behind ? 1 : 0), sheltered: victim.cover === 'building',
  }));
}

function profileWounds(model: Model, part: Part): number {
  if (part === 'mount') return model.mount?.profile.wounds ?? 1;
  return (part === 'rider' ? model : model.passenger ?? model).profile.wounds;
}
