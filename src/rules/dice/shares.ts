import type { Ending } from './chance.js';
import { Fraction } from './fraction.js';

/** The probability that an ending is one that counts. */
export function shareOf<S>(ends: readonly Ending<S>[], counts: (state: S) => boolean): Fraction {
  return expectedOf(ends, (state) => (counts(state) ? 1 : 0));
}

/** The mean of a whole number over the endings. */
export function expectedOf<S>(ends: readonly Ending<S>[], value: (state: S) => number): Fraction {
  const den = ends.reduce((most, end) => (end.den > most ? end.den : most), 1n);
  let num = 0n;
  for (const end of ends) num += end.num * (den / end.den) * BigInt(value(end.state));
  return Fraction.of(num, den);
}

/** That a whole number is 0, 1, 2 … up to `most`. */
export function spreadOf<S>(ends: readonly Ending<S>[], most: number, value: (state: S) => number): Fraction[] {
  const den = ends.reduce((largest, end) => (end.den > largest ? end.den : largest), 1n);
  const nums = Array.from({ length: most + 1 }, () => 0n);
  for (const end of ends) nums[value(end.state)] = (nums[value(end.state)] ?? 0n) + end.num * (den / end.den);
  return nums.map((num) => Fraction.of(num, den));
}
