import { RuleError, type Problem } from '../../../shared/rule-error.js';
import type { Unit } from '../../reference.js';
import { checkForces } from './check-force.js';
import { checkNamed } from './check-named.js';
import { checkSide } from './check-side.js';
import { lastTurnOf, SIDES, type OutcomeScenario } from './outcome-scenario.js';
import { MOST_TURNS, type OutcomeRequest } from './outcome-types.js';
import type { Report, StateCheck } from './state-check.js';

/** @throws RuleError with every fault of a state that contradicts itself or the scenario, or names what there is not. */
export function checkState(units: ReadonlyMap<string, Unit>, scenario: OutcomeScenario, request: OutcomeRequest): void {
  const problems: Problem[] = [];
  const report: Report = (pointer, code, detail, more = {}) => problems.push({ pointer, code, detail, suggestions: [], ...more });
  const check: StateCheck = { units, scenario, request, report };
  checkTurn(check);
  for (const side of SIDES) checkSide(check, side);
  checkNamed(check);
  checkForces(check);
  if (problems.length > 0) throw new RuleError(problems);
}

function checkTurn({ scenario, request: { turn }, report }: StateCheck): void {
  const last = lastTurnOf(scenario);
  if (!Number.isInteger(turn) || turn < 1 || turn > MOST_TURNS) report('/turn', 'out-of-range', `Turns count from 1 to ${MOST_TURNS}.`);
  else if (last !== null && turn > last) report('/turn', 'out-of-range', `The game ends with turn ${last}.`);
}
