import { play } from '../../../dice/chance.js';
import type { CombatReference } from '../combat-reference.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { courageOdds } from './courage-odds.js';
import { planCourage, type CouragePlan, type DueTest } from './courage-plan.js';
import { courageProcess, courageStart } from './courage-process.js';
import { CourageTable } from './courage-table.js';
import type { CourageOdds, CourageRequest, CourageResult, CourageTestResult } from './courage-types.js';

/** Courage tests, and the reasons to pass them without dice (SB-COUR-…). */
export function createCourage(reference: CombatReference): DiceOperation<CourageRequest, CourageOdds, CourageResult> {
  return {
    odds: (request) => courageOdds(planCourage(reference, request)),
    resolve: (request, faces) => playCourage(planCourage(reference, request), new CourageTable(faces)),
  };
}

function playCourage(plan: CouragePlan, table: CourageTable): CourageResult {
  const ends = plan.models.map((tests) => play(courageProcess(plan, tests), courageStart(plan), table));
  const isAutomatic = plan.automatic !== null;
  if (plan.automatic !== null) table.note('courage', 'No dice are rolled: the test is passed, or none is due.', plan.automatic);
  return {
    automatic: isAutomatic, rule: plan.automatic, passed: ends.map(({ failed }) => !failed),
    tests: isAutomatic ? plan.models.flat().map(passedFreely) : table.tests, might: ends.map(({ points }) => points),
    rolls: table.dice, assumptions: plan.assumptions, trace: table.trace,
  };
}

function passedFreely({ by, courage }: DueTest): CourageTestResult {
  return { by, courage, dice: null, total: null, passed: true };
}
