import type { Ending } from './chance.js';
import { Fraction } from './fraction.js';

/** The same endings over one denominator, for those of whom much is asked. */
export function overOne<S>(ends: readonly Ending<S>[]): Ending<S>[] {
  const den = commonDen(ends);
  return ends.map((end) => ({ state: end.state, num: over(end, den), den }));
}

/** The probability that an ending is one that counts. */
export function shareOf<S>(ends: readonly Ending<S>[], counts: (state: S) => boolean): Fraction {
  return expectedOf(ends, (state) => (counts(state) ? 1 : 0));
}

/** The mean of a whole number over the endings. */
export function expectedOf<S>(ends: readonly Ending<S>[], value: (state: S) => number): Fraction {
  const den = commonDen(ends);
  let num = 0n;
  for (const end of ends) {
    const times = value(end.state);
    if (times !== 0) num += over(end, den) * BigInt(times);
  }
  return Fraction.of(num, den);
}

/** That a whole number is 0, 1, 2 … up to `most`. */
export function spreadOf<S>(ends: readonly Ending<S>[], most: number, value: (state: S) => number): Fraction[] {
  const den = commonDen(ends);
  const nums = Array.from({ length: most + 1 }, () => 0n);
  for (const end of ends) {
    const place = value(end.state);
    nums[place] = (nums[place] ?? 0n) + over(end, den);
  }
  return nums.map((num) => Fraction.of(num, den));
}

/** Denominators of endings are powers of one base: the largest is a multiple of all. */
const commonDen = <S>(ends: readonly Ending<S>[]): bigint => ends.reduce((most, { den }) => (den > most ? den : most), 1n);

const over = <S>({ num, den }: Ending<S>, common: bigint): bigint => (den === common ? num : num * (common / den));
