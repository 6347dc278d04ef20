import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ExactSum } from './exact-sum.js';
import { Fraction } from './fraction.js';

const fractions = fc
  .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 30n))
  .map(([n, d]) => Fraction.of(n, d));

describe('Fraction', () => {
  it.each([
    [6n, 8n, '3/4'],
    [-6n, 8n, '-3/4'],
    [6n, -8n, '-3/4'],
    [-6n, -8n, '3/4'],
    [0n, -7n, '0/1'],
    [216n, 216n, '1/1'],
  ])('%s/%s is %s in lowest terms', (n, d, text) => {
    expect(Fraction.of(n, d).toString()).toBe(text);
  });

  it('refuses the denominator 0', () => {
    expect(() => Fraction.of(1, 0)).toThrow(RangeError);
    expect(() => Fraction.ONE.dividedBy(Fraction.ZERO)).toThrow(RangeError);
  });

  it('adds, subtracts, multiplies and divides exactly', () => {
    const half = Fraction.of(1, 2);
    const third = Fraction.of(1, 3);
    expect(half.plus(third).toString()).toBe('5/6');
    expect(third.minus(half).toString()).toBe('-1/6');
    expect(half.times(third).toString()).toBe('1/6');
    expect(half.dividedBy(third).toString()).toBe('3/2');
    expect(Fraction.sum([half, third, Fraction.of(1, 6)])).toEqual(Fraction.ONE);
  });

  it('puts cases of D6 in lowest terms as the common algorithm does', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 6n ** 40n), fc.nat({ max: 40 }), fc.nat({ max: 9 }), (n, sixes, more) => {
        const numerator = n * 6n ** BigInt(more);
        expect(Fraction.overSixes(numerator, sixes)).toEqual(Fraction.of(numerator, 6n ** BigInt(sixes)));
      }),
    );
  });

  it('keeps to the laws of arithmetic', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(a.plus(b).equals(b.plus(a))).toBe(true);
        expect(a.times(b.plus(c)).equals(a.times(b).plus(a.times(c)))).toBe(true);
        expect(a.plus(b).minus(b).equals(a)).toBe(true);
        expect(Math.sign(a.compare(b))).toBe(-Math.sign(b.compare(a)) + 0);
        expect(a.compare(a)).toBe(0);
      }),
    );
  });
});

describe('Fraction.toNumber', () => {
  it.each([
    ['a common probability', 161n, 216n, 161 / 216],
    ['below zero', -7n, 12n, -7 / 12],
    ['no end in binary', 1n, 3n, 1 / 3],
    ['zero', 0n, 5n, 0],
    ['half a unit above 1: to the even neighbour', 2n ** 53n + 1n, 2n ** 53n, 1],
    ['a trace more than half a unit above 1: up', 2n ** 120n + 2n ** 67n + 1n, 2n ** 120n, 1 + Number.EPSILON],
    ['the smallest double', 1n, 2n ** 1074n, Number.MIN_VALUE],
    ['half the smallest double', 1n, 2n ** 1075n, 0],
    ['three quarters of the smallest double', 3n, 2n ** 1076n, Number.MIN_VALUE],
    ['the largest double', (2n ** 53n - 1n) * 2n ** 971n, 1n, Number.MAX_VALUE],
    ['beyond the largest double', 2n ** 1024n, 1n, Number.POSITIVE_INFINITY],
  ])('%s', (_, n, d, value) => {
    expect(Fraction.of(n, d).toNumber()).toBe(value);
  });

  it('gives back every double exactly', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 2 ** -300, max: 2 ** 300 }), (value) => {
        expect(fromDouble(value).toNumber()).toBe(value);
      }),
    );
  });

  it('is never 1 for a probability that is clearly below 1', () => {
    expect(Fraction.of(10n ** 15n - 1n, 10n ** 15n).toNumber()).toBeLessThan(1);
  });
});

describe('an exact sum', () => {
  const total = (...terms: readonly (readonly [bigint, bigint])[]): ExactSum => {
    const sum = new ExactSum();
    for (const [num, den] of terms) sum.add(num, den);
    return sum;
  };

  it.each([0, 1, 7, 256, 257, 258, 4096, 4097, 6000])('over 6^%i is in lowest terms as any fraction is', (sixes) => {
    const den = 6n ** BigInt(sixes);
    for (const num of [0n, 1n, den, den / 2n, den - 1n, (5n * den) / 36n + 3n]) {
      expect(total([num, den]).toFraction().equals(Fraction.of(num, den))).toBe(true);
    }
  });

  it('brings terms over one denominator, whichever comes first', () => {
    const [near, far] = [6n, 6n ** 5000n];
    expect(total([1n, near], [1n, far]).toFraction().equals(total([1n, far], [1n, near]).toFraction())).toBe(true);
    expect(total([1n, near], [1n, far]).rest().toFraction().equals(Fraction.of(far - far / near - 1n, far))).toBe(true);
  });

  it('may have a denominator that is no power of six', () => {
    expect(total([6n ** 300n, 3n * 6n ** 300n]).toFraction().toString()).toBe('1/3');
  });
});

/** The double as a fraction: doubled until it is whole. */
function fromDouble(value: number): Fraction {
  let [n, d] = [value, 1n];
  while (!Number.isInteger(n)) [n, d] = [n * 2, d * 2n];
  return Fraction.of(BigInt(n), d);
}
