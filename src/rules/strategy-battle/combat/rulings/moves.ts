import type { Side } from '../../reference.js';
import { EDGES } from '../../scenario/board.js';
import type { CombatReference } from '../combat-reference.js';
import { fromMils, measureOf, milsOf, milsOfPair } from '../length.js';
import { reject, rejectUnknown } from '../refuse.js';
import { sideOf } from '../shooting/bodies.js';
import { moveOf, subjectOf } from '../tests/subject.js';
import type { ReturnsQuestion, RetreatQuestion, Ruling, WakesQuestion } from './rulings-types.js';

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

/** Who of the slain may come back, and how many have to wait for a later turn. */
export function returns(reference: CombatReference, { scenario, slain, edges }: ReturnsQuestion): Ruling {
  const { rolls } = reference.scenarios.get(scenario) ?? rejectUnknown({ pointer: '/scenario', code: 'unknown-scenario', id: scenario }, reference.scenarios.keys());
  const returning = rolls.find((roll) => roll.kind === 'return') ?? reject('/scenario', 'not-allowed', 'Nobody returns in this scenario.');
  const { rule, says, side, except, perEdge, through } = returning;
  const backAgain = slain.map(({ model, count }, index) => {
    const subject = subjectOf(reference, model, `/slain/${index}/model`);
    const stays = sideOf(subject) === opposite(side) || (subject.unit !== null && except.includes(subject.unit.id));
    return stays ? 0 : count;
  }).reduce((sum, count) => sum + count, 0);
  const ways = edges ?? (through.length === 0 ? EDGES.length : through.length);
  const enter = perEdge === null ? backAgain : Math.min(backAgain, perEdge * ways);
  return { holds: enter > 0, rule, says, values: { enter, wait: backAgain - enter } };
}

const opposite = (side: Side): Side => (side === 'good' ? 'evil' : 'good');

export function gollumWakes({ entered, turn }: WakesQuestion): Ruling {
  const holds = entered !== null && turn > entered;
  return { holds, rule: 'SB-S12-006', says: holds ? 'Gollum may move, as Evil wishes.' : 'Gollum stays where he is.', values: {} };
}
