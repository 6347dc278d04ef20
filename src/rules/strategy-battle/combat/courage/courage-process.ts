import type { Chance, Process } from '../../../dice/chance.js';
import type { DueDie } from '../../../dice/dice-table.js';
import { decision } from '../../../dice/steps.js';
import { COURAGE_TO_PASS } from '../strike.js';
import type { CouragePlan, DueTest } from './courage-plan.js';
import type { CourageTable } from './courage-table.js';
import { liftedSum } from './two-dice.js';

/** Between two tests of one model. */
export interface CourageState {
  readonly test: number;
  readonly points: number;
  readonly passed: number;
  readonly failed: boolean;
}

export function courageStart({ might }: CouragePlan): CourageState {
  return { test: 0, points: might.points, passed: 0, failed: false };
}

/** The tests of one model, two dice each (SB-COUR-001). */
export function courageProcess(plan: CouragePlan, tests: readonly DueTest[]): Process<CourageState, CourageTable> {
  return {
    next: (state) => {
      const due = tests[state.test];
      return due === undefined || (state.failed && plan.stopsAtFailure) ? null : testStep(plan, due, state);
    },
    key: ({ test, points, passed, failed }) => `${test} ${points} ${passed} ${failed ? 1 : 0}`,
    rank: ({ test }) => test,
  };
}

function testStep(plan: CouragePlan, { by, courage, mayLift }: DueTest, state: CourageState): Chance<CourageState, CourageTable> {
  const after = (passes: boolean, points = state.points): CourageState => ({
    test: state.test + 1, points, passed: state.passed + (passes ? 1 : 0), failed: state.failed || !passes,
  });
  if (plan.automatic !== null) return decision(after(true));
  const due: DueDie = { purpose: 'courage', by, sides: 6, modifier: 0 };
  const step = liftedSum<CourageState, CourageTable>(due, (sum) => {
    const short = Math.max(0, COURAGE_TO_PASS - courage - sum);
    const affordable = short === 0 || (mayLift && short * plan.might.cost <= state.points);
    return affordable ? { state: after(true, state.points - short * plan.might.cost), lift: short } : { state: after(false), lift: 0 };
  });
  return { branches: () => step.branches(), roll: (table) => told(plan, by, courage, step.roll(table), table) };
}

function told(plan: CouragePlan, by: string, courage: number, state: CourageState, table: CourageTable): CourageState {
  const dice = table.dice.slice(-2);
  const [sum, might] = [dice.reduce((total, { score }) => total + score, 0), dice.reduce((total, die) => total + die.might, 0)];
  const total = sum + courage;
  table.tests.push({ by, dice: sum, courage, total, passed: total >= COURAGE_TO_PASS });
  const lifted = might === 0 ? '' : `, ${might} of it by Might`;
  table.note('courage', `${by} rolls ${sum}${lifted}, with Courage ${courage} makes ${total}: ${total >= COURAGE_TO_PASS ? 'passed' : 'failed'}.`, plan.rule);
  return state;
}
