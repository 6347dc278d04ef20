import { endings } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import { COURAGE_TO_PASS } from '../strike.js';
import { shareOf, spreadOf } from '../tests/shares.js';
import type { CouragePlan } from './courage-plan.js';
import { courageProcess, courageStart } from './courage-process.js';
import type { CourageOdds } from './courage-types.js';

/** The exact chances of the tests of one model, and of all models together. */
export function courageOdds(plan: CouragePlan): CourageOdds {
  const tests = plan.models[0] ?? [];
  const ends = endings(courageProcess(plan, tests), courageStart(plan));
  const fail = shareOf(ends, ({ failed }) => failed);
  const one = spreadOf(ends, tests.length, ({ passed }) => passed);
  const passes = plan.models.slice(1).reduce((sum) => convolved(sum, one), one);
  return {
    needed: COURAGE_TO_PASS, automatic: plan.automatic !== null, rule: plan.automatic, pass: Fraction.ONE.minus(fail), fail,
    tests: tests.map((test) => ({
      by: test.by, courage: test.courage, neededOnDice: COURAGE_TO_PASS - test.courage,
      pass: shareOf(endings(courageProcess(plan, [test]), courageStart(plan)), ({ failed }) => !failed),
    })),
    passes, expectedPasses: Fraction.sum(passes.map((chance, count) => chance.times(Fraction.of(count)))), method: 'exact', assumptions: plan.assumptions,
  };
}

/** Distribution of the sum of two independent numbers. */
function convolved(a: readonly Fraction[], b: readonly Fraction[]): Fraction[] {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => Fraction.ZERO);
  a.forEach((chance, i) => {
    b.forEach((other, j) => {
      sums[i + j] = (sums[i + j] as Fraction).plus(chance.times(other));
    });
  });
  return sums;
}
