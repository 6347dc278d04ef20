import type { CombatReference } from '../combat-reference.js';
import { fromMils, measureOf, milsOf, milsOfPair } from '../length.js';
import { reject } from '../refuse.js';
import { moveOf, subjectOf } from '../tests/subject.js';
import { RETURNING_SCENARIOS, type ReturnsQuestion, type RetreatQuestion, type Ruling, type WakesQuestion } from './rulings-types.js';

/** One retreat of a full move after whatever was moved before; who can reach an edge is gone. */
export function retreat(reference: CombatReference, question: RetreatQuestion): Ruling {
  const measure = measureOf(question);
  const model = subjectOf(reference, question.model, '/model');
  const full = moveOf(model);
  if (full === null) reject('/model', 'not-allowed', 'The move of a model by profile is not known.');
  const back = milsOfPair(full, measure);
  const edge = question.edge == null ? null : milsOf(question.edge, measure);
  const flees = edge !== null && edge <= back;
  const inAll = (question.moved == null ? 0 : milsOf(question.moved, measure)) + (flees ? edge : back);
  return { holds: flees, rule: flees ? 'SB-COUR-009' : 'SB-COUR-008', says: flees ? 'It leaves the table and counts as slain.' : 'It retreats once and stays on the table.', values: { retreat: fromMils(flees ? edge : back), inAll: fromMils(inAll), casualties: flees ? 1 : 0 } };
}

interface Returning {
  readonly rule: string;
  /** Special rules, or ledger rows of their entries, of those who stay away. */
  readonly without: readonly string[];
  /** Most models that come from one edge in a turn. */
  readonly perEdge: number | null;
  readonly says: string;
}

const RETURNING: Readonly<Record<(typeof RETURNING_SCENARIOS)[number], Returning>> = {
  'rearguard': { rule: 'SB-S02-005', without: [], perEdge: null, says: 'They may enter after the moves of Evil from any edge, and do not charge.' },
  'the-black-gate-opens': {
    rule: 'SB-S12-007', without: ['ringwraith-will', 'gollum-control', 'SB-UNIT-060'], perEdge: null, says: 'They may enter through the Black Gate, and charge.',
  },
  'the-long-night': { rule: 'SB-W01-005', without: [], perEdge: 2, says: 'They may enter as the Move phase of Evil begins, at most two from one edge, and charge.' },
};

export function returns(reference: CombatReference, { scenario, slain, edges = 4 }: ReturnsQuestion): Ruling {
  const known = RETURNING_SCENARIOS.find((id) => id === scenario);
  if (known === undefined) reject('/scenario', 'not-allowed', 'Nobody returns in this scenario.');
  const returning = RETURNING[known];
  const backAgain = slain.map(({ model, count }, index) => {
    const { unit, specialRules } = subjectOf(reference, model, `/slain/${index}/model`);
    const comes = unit?.side !== 'good' && !returning.without.some((id) => id === unit?.rule || specialRules.has(id));
    return comes ? count : 0;
  }).reduce((sum, count) => sum + count, 0);
  const enter = returning.perEdge === null ? backAgain : Math.min(backAgain, returning.perEdge * edges);
  return { holds: enter > 0, rule: returning.rule, says: returning.says, values: { enter, wait: backAgain - enter } };
}

export function gollumWakes({ entered, turn }: WakesQuestion): Ruling {
  const holds = entered !== null && turn > entered;
  return { holds, rule: 'SB-S12-006', says: holds ? 'Gollum may move, as Evil wishes.' : 'Gollum stays where he is.', values: {} };
}
