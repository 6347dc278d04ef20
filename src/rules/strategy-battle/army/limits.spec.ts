import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shareOf } from './limits.js';

describe('shareOf', () => {
  it.each([
    ['SB-ARMY-015 three quarters of 250', { numerator: 3, denominator: 4 }, 250, 'down', 187],
    ['SB-ARMY-014 a third of 24', { numerator: 1, denominator: 3 }, 24, 'down', 8],
    ['SB-ARMY-014 a third of 23', { numerator: 1, denominator: 3 }, 23, 'down', 7],
    ['a third of 24 has nothing to round', { numerator: 1, denominator: 3 }, 24, 'up', 8],
    ['a third of 25, up', { numerator: 1, denominator: 3 }, 25, 'up', 9],
    ['a half of 5, nearest', { numerator: 1, denominator: 2 }, 5, 'nearest', 3],
    ['a third of 4, nearest', { numerator: 1, denominator: 3 }, 4, 'nearest', 1],
    ['a third of 5, nearest', { numerator: 1, denominator: 3 }, 5, 'nearest', 2],
    ['nothing', { numerator: 0, denominator: 3 }, 5, 'up', 0],
    ['all', { numerator: 3, denominator: 3 }, 5, 'down', 5],
  ] as const)('%s', (_, fraction, whole, rounding, share) => {
    expect(shareOf(fraction, whole, rounding)).toBe(share);
  });

  it('is exact: the largest whole number not above the share, and the smallest not below', () => {
    const fraction = fc.record({ numerator: fc.integer({ min: 0, max: 1000 }), denominator: fc.integer({ min: 1, max: 1000 }) });
    fc.assert(
      fc.property(fraction, fc.integer({ min: 0, max: 1_000_000 }), ({ numerator, denominator }, whole) => {
        const exact = BigInt(whole) * BigInt(numerator);
        expect(BigInt(shareOf({ numerator, denominator }, whole, 'down'))).toBe(exact / BigInt(denominator));
        expect(BigInt(shareOf({ numerator, denominator }, whole, 'up'))).toBe((exact + BigInt(denominator) - 1n) / BigInt(denominator));
      }),
    );
  });
});
