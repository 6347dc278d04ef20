import type { CombatReference } from '../combat-reference.js';
import { sideOf } from '../shooting/bodies.js';
import { rejectUnknown } from '../refuse.js';
import { stepsOfModel, subjectOf } from '../tests/subject.js';
import type { RingOnQuestion, RingTakenQuestion, Ruling } from './rulings-types.js';

/** The scenario without the Ring (SB-S03-007), and the rule of those who may bear it. */
const WITHOUT_RING = 'in-the-clutches-of-shelob';
const BEARS_RING = 'the-ring';

export function ringOn(reference: CombatReference, { model: combatant, scenario, movePhaseOf, engagedBy = [] }: RingOnQuestion): Ruling {
  const model = subjectOf(reference, combatant, '/model');
  if (scenario != null && !reference.scenarios.has(scenario)) rejectUnknown({ pointer: '/scenario', code: 'unknown-scenario', id: scenario }, reference.scenarios.keys());
  const no = (rule: string, says: string): Ruling => ({ holds: false, rule, says, values: {} });
  if (scenario === WITHOUT_RING) return no('SB-S03-007', 'The Ring is not put on in this scenario.');
  if (!model.specialRules.has(BEARS_RING)) return no('SB-SPEC-005', `${model.name} does not bear the Ring.`);
  if (movePhaseOf !== undefined && movePhaseOf !== sideOf(model)) return no('SB-SPEC-005', 'The Ring is put on in the Move phase of his own side.');
  const still = engagedBy.filter((enemy, index) => stepsOfModel(subjectOf(reference, enemy, `/engagedBy/${index}`)).some((step) => step.seesTheInvisible === true)).length;
  return { holds: true, rule: 'SB-SPEC-005', says: 'He is unseen by all but Ringwraiths, and parted from every enemy who does not see him.', values: { stillEngagedBy: still, separated: engagedBy.length - still } };
}

export function ringTaken(reference: CombatReference, { slayer }: RingTakenQuestion): Ruling {
  const model = subjectOf(reference, slayer, '/slayer');
  const holds = stepsOfModel(model).some((step) => step.takesTheRing === true);
  return { holds, rule: 'SB-SPEC-052', says: holds ? `${model.name} takes the Ring and is gone: a casualty of his side.` : 'The Ring is lost with its bearer.', values: { evilCasualties: holds ? 1 : 0 } };
}
