import type { Ending } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';

/** Probability of all endings that fit. */
export function shareOf<S>(ends: readonly Ending<S>[], fits: (state: S) => boolean): Fraction {
  return Fraction.sum(ends.filter(({ state }) => fits(state)).map(({ num, den }) => Fraction.of(num, den)));
}

/** Probabilities that a value is 0, 1 … `most`. */
export function spreadOf<S>(ends: readonly Ending<S>[], most: number, value: (state: S) => number): Fraction[] {
  return Array.from({ length: most + 1 }, (_, wanted) => shareOf(ends, (state) => value(state) === wanted));
}
