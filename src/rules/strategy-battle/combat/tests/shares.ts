import type { Ending } from '../../../dice/chance.js';
import { ExactSum } from '../../../dice/exact-sum.js';
import type { Fraction } from '../../../dice/fraction.js';

/** Probability of all endings that fit. */
export function shareOf<S>(ends: readonly Ending<S>[], fits: (state: S) => boolean): Fraction {
  const sum = new ExactSum();
  for (const { state, num, den } of ends) if (fits(state)) sum.add(num, den);
  return sum.toFraction();
}

/** Probabilities that a value is 0, 1 … `most`. */
export function spreadOf<S>(ends: readonly Ending<S>[], most: number, value: (state: S) => number): Fraction[] {
  const sums = Array.from({ length: most + 1 }, () => new ExactSum());
  for (const { state, num, den } of ends) sums[value(state)]?.add(num, den);
  return sums.map((sum) => sum.toFraction());
}
