import { endings, Masses, type Ending } from '../../../dice/chance.js';
import { ExactSum } from '../../../dice/exact-sum.js';
import { Fraction } from '../../../dice/fraction.js';
import { COURAGE_TO_PASS } from '../strike.js';
import { shareOf, spreadOf } from '../tests/shares.js';
import type { CouragePlan, DueTest } from './courage-plan.js';
import { courageProcess, courageStart, type CourageState } from './courage-process.js';
import type { CourageOdds, CourageTestOdds } from './courage-types.js';

/** The exact chances of the tests of one model, and of all models together. */
export function courageOdds(plan: CouragePlan): CourageOdds {
  const tests = plan.models[0] ?? [];
  const ends = endings(courageProcess(plan, tests), courageStart(plan));
  const fail = shareOf(ends, ({ failed }) => failed);
  const passes = spreadOf(ofAll(ends, plan.models.length), tests.length * plan.models.length, (passed) => passed);
  return {
    needed: COURAGE_TO_PASS, automatic: plan.automatic !== null, rule: plan.automatic, pass: Fraction.ONE.minus(fail), fail,
    tests: eachOf(plan, tests), passes, expectedPasses: Fraction.of(plan.models.length).times(expectedOf(ends)), method: 'exact', assumptions: plan.assumptions,
  };
}

/** Each test by itself; like ones are worked out once. */
function eachOf(plan: CouragePlan, tests: readonly DueTest[]): CourageTestOdds[] {
  const known = new Map<string, Fraction>();
  return tests.map((test) => {
    const key = `${test.courage} ${test.mayLift ? 1 : 0}`;
    const pass = known.get(key) ?? shareOf(endings(courageProcess(plan, [test]), courageStart(plan)), ({ failed }) => !failed);
    known.set(key, pass);
    return { by: test.by, courage: test.courage, neededOnDice: COURAGE_TO_PASS - test.courage, pass };
  });
}

function expectedOf(ends: readonly Ending<CourageState>[]): Fraction {
  const sum = new ExactSum();
  for (const { state, num, den } of ends) sum.add(num * BigInt(state.passed), den);
  return sum.toFraction();
}

/** Tests passed by so many like models together. */
function ofAll(ends: readonly Ending<CourageState>[], models: number): Ending<number>[] {
  let masses = new Masses<number>();
  masses.add('0', 0, 1n, 1n);
  for (let model = 0; model < models; model += 1) {
    const next = new Masses<number>();
    for (const { state, num, den } of masses.values()) for (const end of ends) next.add(`${state + end.state.passed}`, state + end.state.passed, num * end.num, den * end.den);
    masses = next;
  }
  return [...masses.values()];
}
