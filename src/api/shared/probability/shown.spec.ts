import { describe, expect, it } from '@jest/globals';
import { Fraction } from '../../../rules/dice/fraction.js';
import { probability } from './shown.js';

const LONGEST_FRACTION = 64;

describe('a probability that is shown', () => {
  it.each([
    ['the longest fraction', 1n, 10n ** 61n],
    ['one digit more', 1n, 10n ** 62n],
    ['a long numerator', 10n ** 31n + 1n, 10n ** 31n + 2n],
    ['a long numerator, one digit more', 10n ** 32n + 1n, 10n ** 32n + 2n],
    ['thousands of digits', 5n ** 6000n, 6n ** 6000n],
  ])('is written as a fraction where it is short enough: %s', (_, numerator, denominator) => {
    const exact = Fraction.of(numerator, denominator);
    const { fraction, decimal } = probability(exact);
    const nearest = exact.toNumber();
    expect(fraction).toBe(exact.toString().length <= LONGEST_FRACTION ? exact.toString() : null);
    expect([nearest, Number.MIN_VALUE, 1 - Number.EPSILON / 2]).toContain(decimal);
    expect(decimal).toBeGreaterThan(0);
    expect(decimal).toBeLessThan(1);
  });
});
