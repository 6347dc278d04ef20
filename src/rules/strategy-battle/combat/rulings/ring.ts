import type { CombatReference } from '../combat-reference.js';
import { refuseFriend } from '../courage/friend.js';
import { sideOf } from '../shooting/bodies.js';
import { rejectUnknown } from '../refuse.js';
import { stepsOfModel, subjectOf } from '../tests/subject.js';
import type { RingOnQuestion, RingTakenQuestion, Ruling } from './rulings-types.js';

/** The special rule of those who may bear the Ring. */
const BEARS_RING = 'the-ring';

export function ringOn(reference: CombatReference, { model: combatant, scenario, movePhaseOf, engagedBy = [] }: RingOnQuestion): Ruling {
  const model = subjectOf(reference, combatant, '/model');
  const played = scenario == null ? null : reference.scenarios.get(scenario) ?? rejectUnknown({ pointer: '/scenario', code: 'unknown-scenario', id: scenario }, reference.scenarios.keys());
  const no = (rule: string, says: string): Ruling => ({ holds: false, rule, says, values: {} });
  if (played !== null && played.ringForbiddenBy !== null) return no(played.ringForbiddenBy, 'The Ring is not put on in this scenario.');
  if (!model.specialRules.has(BEARS_RING)) return no('SB-SPEC-005', `${model.name} does not bear the Ring.`);
  if (movePhaseOf !== undefined && movePhaseOf !== sideOf(model)) return no('SB-SPEC-005', 'The Ring is put on in the Move phase of his own side.');
  const enemies = engagedBy.map((enemy, index) => subjectOf(reference, enemy, `/engagedBy/${index}`));
  for (const enemy of enemies) refuseFriend(model, enemy);
  const still = enemies.filter((enemy) => stepsOfModel(enemy).some((step) => step.seesTheInvisible === true)).length;
  return { holds: true, rule: 'SB-SPEC-005', says: 'He is unseen by all but Ringwraiths, and parted from every enemy who does not see him.', values: { stillEngagedBy: still, separated: engagedBy.length - still } };
}

export function ringTaken(reference: CombatReference, { slayer }: RingTakenQuestion): Ruling {
  const model = subjectOf(reference, slayer, '/slayer');
  const holds = stepsOfModel(model).some((step) => step.takesTheRing === true);
  return { holds, rule: 'SB-SPEC-052', says: holds ? `${model.name} takes the Ring and is gone: a casualty of his side.` : 'The Ring is lost with its bearer.', values: { evilCasualties: holds ? 1 : 0 } };
}
