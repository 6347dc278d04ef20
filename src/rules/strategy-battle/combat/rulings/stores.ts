import type { CombatReference } from '../combat-reference.js';
import { measureOf, milsOf, milsOfPair } from '../length.js';
import type { Distance } from '../../reference.js';
import { isBanishedAt, purseOf } from '../magic/purse.js';
import { reject } from '../refuse.js';
import { sideOf } from '../shooting/bodies.js';
import { stepsOfModel, subjectOf } from '../tests/subject.js';
import type { FoughtQuestion, MirrorQuestion, Ruling, StandardQuestion } from './rulings-types.js';

const STANDARD_RANGE: Distance = { inches: 3, cm: 8 };
const MIRROR_RANGE: Distance = { inches: 6, cm: 14 };
/** Whom the standard encourages, and what its bearer carries (SB-SPEC-021, SB-SPEC-074). */
const ENCOURAGED = 'hero-of-rohan';
const STANDARD = 'royal-standard-of-rohan';

export function royalStandard(reference: CombatReference, question: StandardQuestion): Ruling {
  const measure = measureOf(question);
  const model = subjectOf(reference, question.model, '/model');
  const near = milsOf(question.distance, measure) <= milsOfPair(STANDARD_RANGE, measure);
  const gains = near && model.points.might === 0 && model.groups.has(ENCOURAGED) && !model.wargear.some(({ id }) => id === STANDARD);
  const might = model.points.might + (gains ? 1 : 0);
  return { holds: gains, rule: 'SB-SPEC-021', says: gains ? `${model.name} gains 1 Might.` : `${model.name} gains nothing.`, values: { might } };
}

export function mirror(reference: CombatReference, question: MirrorQuestion): Ruling {
  const measure = measureOf(question);
  const model = subjectOf(reference, question.model, '/model');
  const full = model.heroic?.fate ?? model.points.fate;
  const near = milsOf(question.distance, measure) <= milsOfPair(MIRROR_RANGE, measure);
  const holds = near && question.usedThisTurn !== true && sideOf(model) === 'good' && model.heroic !== null;
  const fate = holds ? Math.max(full, model.points.fate) : model.points.fate;
  return { holds, rule: 'SB-SPEC-064', says: holds ? `${model.name} has his full Fate.` : `The Mirror does nothing for ${model.name} this turn.`, values: { fate } };
}

/** A point for each Fight phase with a fight, none where a wearer of the Ring was fought; without Will it is gone. */
export function willAfterFights(reference: CombatReference, { model: combatant, phases = 1, againstTheRing = 0 }: FoughtQuestion): Ruling {
  if (!Number.isInteger(phases) || phases < 0) reject('/phases', 'out-of-range', 'A whole number from 0.');
  if (!Number.isInteger(againstTheRing) || againstTheRing < 0 || againstTheRing > phases) reject('/againstTheRing', 'out-of-range', `From 0 to ${phases}.`);
  const model = subjectOf(reference, combatant, '/model');
  const steps = stepsOfModel(model);
  const cost = steps.reduce((sum, step) => sum + (step.willPerFight ?? 0), 0);
  const counted = steps.some((step) => step.seesTheInvisible === true) ? phases - againstTheRing : phases;
  const { own } = purseOf(model, null);
  const lost = Math.min(own, cost * counted);
  const banished = cost > 0 && isBanishedAt(model, own - lost);
  return { holds: banished, rule: banished ? 'SB-SPEC-038' : 'SB-SPEC-039', says: banished ? `${model.name} is banished.` : `${model.name} loses ${lost} Will.`, values: { lost, will: own - lost } };
}
