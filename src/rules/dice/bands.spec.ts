import { describe, expect, it } from '@jest/globals';
import { bandStep, bestOfStep } from './bands.js';
import { DiceTable, givenFaces } from './dice-table.js';

const percentile = { purpose: 'check', by: null, sides: 100, modifier: 0 };

describe('bands of faces', () => {
  it('weigh as many cases as they have faces', () => {
    const step = bandStep(percentile, [{ to: 10, state: 'a' }, { to: 60, state: 'b' }, { to: 100, state: 'c' }]);
    expect(step.branches()).toEqual([{ weight: 10n, state: 'a' }, { weight: 50n, state: 'b' }, { weight: 40n, state: 'c' }]);
  });

  it('outside the faces weigh nothing', () => {
    const step = bandStep(percentile, [{ to: -5, state: 'never' }, { to: 130, state: 'always' }, { to: 100, state: 'late' }]);
    expect(step.branches()).toEqual([{ weight: 100n, state: 'always' }]);
  });

  it.each([[1, 'a'], [10, 'a'], [11, 'b'], [60, 'b'], [61, 'c'], [100, 'c']])('face %i leads to %s', (face, state) => {
    const step = bandStep(percentile, [{ to: 10, state: 'a' }, { to: 60, state: 'b' }, { to: 100, state: 'c' }]);
    expect(step.roll(new DiceTable(givenFaces([face]).next))).toBe(state);
  });
});

describe('the best of several dice', () => {
  it('is counted by its ways', () => {
    const step = bestOfStep({ purpose: 'initiative', by: 'good', sides: 10, modifier: 0 }, 2, (best) => best);
    expect(step.branches().map(({ weight }) => weight)).toEqual([1n, 3n, 5n, 7n, 9n, 11n, 13n, 15n, 17n, 19n]);
    expect(step.roll(new DiceTable(givenFaces([3, 7]).next))).toBe(7);
  });
});
