import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chainEnds, type ChainEnds } from './chain.js';
import { ungrouped, type Process } from './chance.js';
import { Fraction } from './fraction.js';
import { Ratio } from './ratio.js';

/** A walk of so many steps forward; each try goes on with `forward` cases of `cases`, falls off with `fall`, else stays. */
const walk = (goal: number, [forward, fall, cases]: readonly [bigint, bigint, bigint]): Process<number> => ({
  next: (at) =>
    at < 0 || at === goal
      ? null
      : { roll: () => at, branches: () => [{ weight: forward, state: at + 1 }, { weight: fall, state: -at - 1 }, { weight: cases - forward - fall, state: at }] },
  key: (at) => String(at),
  rank: (at) => (at < 0 ? 1000 - at : at),
});

describe('a chain', () => {
  it('solves a step that may change nothing: 1 in 3 and 1 in 6 of 6 cases are 2 in 3 and 1 in 3', () => {
    const { ends, steps } = chainEnds(walk(1, [2n, 1n, 6n]), 0);
    expect(ends.map(({ state, probability }) => [state, probability.toString()])).toEqual([[1, '2/3'], [-1, '1/3']]);
    expect(steps?.toString()).toBe('2/1');
  });

  it('gives probabilities that add up to 1, whatever the walk', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.bigInt(1n, 9n), fc.bigInt(0n, 9n), fc.bigInt(0n, 9n), (goal, forward, fall, stay) => {
        const { ends } = chainEnds(walk(goal, [forward, fall, forward + fall + stay]), 0);
        expect(Ratio.sum(ends.map(({ probability }) => probability)).toString()).toBe('1/1');
        const there = ends.find(({ state }) => state === goal)?.probability.toString();
        expect(there).toBe(Fraction.of(forward ** BigInt(goal), (forward + fall) ** BigInt(goal)).toString());
      }),
    );
  });

  it('weighs branches in groups, and tells states apart as objects, with the same probabilities', () => {
    interface Place { readonly at: number }
    const [home, near, far]: readonly [Place, Place, Place] = [{ at: 0 }, { at: 1 }, { at: 2 }];
    const groups = [{ weight: 2n, branches: [{ weight: 2n, state: home }] }, { weight: 3n, branches: [{ weight: 3n, state: near }, { weight: 1n, state: far }] }];
    const process: Process<Place> = {
      next: (place) => (place === home ? { roll: () => place, branches: () => ungrouped(groups), groups: () => groups } : null),
      key: (place) => place,
      rank: ({ at }) => at,
    };
    const told = ({ ends, steps }: ChainEnds<Place>): string[] => [...ends.map(({ state, probability }) => `${state.at}: ${probability.toString()}`), steps?.toString() ?? ''];
    const flat = { ...process, next: (place: Place) => (place === home ? { roll: () => place, branches: () => ungrouped(groups) } : null) };
    expect(told(chainEnds(process, home))).toEqual(['1: 3/4', '2: 1/4', '4/3']);
    expect(told(chainEnds(flat, home))).toEqual(told(chainEnds(process, home)));
  });

  it('tells where nothing can change any more', () => {
    const { ends, steps } = chainEnds(walk(1, [0n, 0n, 6n]), 0);
    expect(ends).toMatchObject([{ state: 0, stuck: true }]);
    expect(steps).toBeNull();
  });

  it('refuses a step that changes something and does not raise the rank', () => {
    expect(() => chainEnds({ ...walk(2, [1n, 1n, 3n]), rank: () => 0 }, 0)).toThrow(RangeError);
  });
});

describe('a ratio', () => {
  const huge = 6n ** 2000n + 1n;

  it.each([[1n, 2n, '1/2'], [161n, 216n, '161/216'], [0n, 5n, '0/1'], [7n, 7n, '1/1']])('of %s and %s is written %s, however large its parts', (n, d, text) => {
    expect(new Ratio(n, d).textWithin(64)).toBe(text);
    expect(new Ratio(n * huge, d * huge).textWithin(64)).toBe(text);
    expect(new Ratio(n * huge, d * huge).toNumber()).toBe(Fraction.of(n, d).toNumber());
  });

  it.each([
    ['exactly between two doubles: to the even one', 2n ** 53n + 1n, 2n ** 53n, 0n, 1],
    ['a trace above that', 2n ** 53n + 1n, 2n ** 53n, 1n, 1 + Number.EPSILON],
    ['a trace below that', 2n ** 53n + 1n, 2n ** 53n, -1n, 1],
    ['a trace above a double', 1n, 3n, 1n, 1 / 3],
    ['a trace below the next tie', 2n ** 54n + 6n, 2n ** 54n, -1n, 1 + Number.EPSILON],
    ['next to nothing', 1n, 2n ** 1074n, 0n, Number.MIN_VALUE],
  ])('of thousands of digits %s is rounded once', (_, n, d, trace, value) => {
    expect(new Ratio(n * huge + trace, d * huge).toNumber()).toBe(value);
  });

  it('is not written where it is too long in lowest terms', () => {
    expect(new Ratio(6n ** 2000n, huge).textWithin(64)).toBeNull();
    expect(new Ratio(1n, 10n ** 62n).textWithin(64)).toBeNull();
    expect(new Ratio(1n, 10n ** 61n).textWithin(64)).toHaveLength(64);
  });

  it('finds every short fraction behind large numbers', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.bigInt(1n, 10n ** 30n), (n, d) => {
        expect(new Ratio(n * huge, d * huge).textWithin(64)).toBe(Fraction.of(n, d).toString());
      }),
    );
  });

  it('has no sign', () => {
    expect(() => new Ratio(-1n, 2n)).toThrow(RangeError);
    expect(() => new Ratio(1n, 0n)).toThrow(RangeError);
  });
});
