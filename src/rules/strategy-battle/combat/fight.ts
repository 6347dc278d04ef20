import type { FaceSource } from '../../dice/dice-table.js';
import type { CombatReference } from './combat-reference.js';
import type { FightRequest } from './combatant.js';
import type { FightOdds, FightResult } from './fight-types.js';
import { assumptionsOf } from './fight/assumptions.js';
import { inTurn } from './fight/barrier-rules.js';
import { fieldOf, type Field } from './fight/contender.js';
import { fightChances } from './fight/fight-chances.js';
import { heroesOf } from './fight/heroes.js';
import { plansInTurn, turnChances } from './fight/in-turn.js';
import { casualties, chargerChances, sideChances } from './fight/odds-answer.js';
import { other } from './fight/plan.js';
import { planFight } from './fight/plan-fight.js';
import { refuseField } from './fight/refusals.js';
import { resolveOne, resolveInTurn } from './fight/resolve-answer.js';
import { refuseCrowd, refuseHeavy, refuseManyRolls, workInTurn, workOf } from './fight/work.js';
import type { DiceOperation } from '../../shared/operation.js';
import type { Side } from '../reference.js';

/**
 * A fight between models of both sides, one of which has a single model; at a barrier several attackers meet one
 * defender in turn (SB-FIGHT-001 to 011, SB-DEF-001 to 011).
 * @throws RuleError for what the rules forbid; TooMuchWorkError for odds and rolls that would take too long.
 */
export function createFight(reference: CombatReference): DiceOperation<FightRequest, FightOdds, FightResult> {
  const ready = (request: FightRequest): Field => {
    const field = fieldOf(reference, request);
    refuseCrowd(field);
    refuseField(field);
    return field;
  };
  return {
    odds: (request) => oddsOf(reference, ready(request)),
    resolve: (request, faces) => resultOf(reference, ready(request), faces),
  };
}

function turnsOf(field: Field): Side | null {
  const attackers = field.barrier === null ? null : other(field.barrier.defender);
  return attackers !== null && inTurn(field, attackers) ? attackers : null;
}

function oddsOf(reference: CombatReference, field: Field): FightOdds {
  const assumptions = assumptionsOf(field, heroesOf(field));
  const attackers = turnsOf(field);
  if (attackers === null) {
    const plan = planFight(field, reference.need);
    refuseHeavy(workOf(plan));
    const { win, losses } = fightChances(plan);
    return { win: sideChances(win), fights: null, method: 'exact', assumptions, ...casualties(field, losses) };
  }
  const plans = plansInTurn(field, attackers, reference.need);
  refuseHeavy(workInTurn(plans, attackers));
  const chances = turnChances(plans, attackers);
  const losses = attackers === 'good' ? { good: chances.chargers, evil: [chances.defender] } : { good: [chances.defender], evil: chances.chargers };
  return { win: null, fights: chargerChances(chances), method: 'exact', assumptions, ...casualties(field, losses) };
}

function resultOf(reference: CombatReference, field: Field, faces: FaceSource): FightResult {
  const assumptions = assumptionsOf(field, heroesOf(field));
  const attackers = turnsOf(field);
  if (attackers === null) {
    const plan = planFight(field, reference.need);
    refuseManyRolls([plan]);
    return resolveOne(field, plan, faces, assumptions);
  }
  const plans = plansInTurn(field, attackers, reference.need);
  refuseManyRolls(plans);
  return resolveInTurn(field, { plans, attackers }, faces, assumptions);
}
