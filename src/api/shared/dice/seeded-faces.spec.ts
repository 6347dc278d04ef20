import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnSeed, seededFaces } from './seeded-faces.js';

const due = (sides: number) => ({ purpose: 'test', by: null, sides, modifier: 0 });
const first = (count: number, seed: string, sides: number): number[] => {
  const next = seededFaces(seed);
  return Array.from({ length: count }, () => next(due(sides)));
};

const WORD = 2n ** 64n;
const HALF = 2n ** 32n;
const rotated = (value: bigint, by: bigint): bigint => ((value << by) | (value >> (64n - by))) % WORD;

/** The algorithm as its doc comment tells it, in whole 64-bit numbers: the service keeps it in halves. */
function* asDocumented(seed: string, sides: bigint): Generator<number> {
  const digest = createHash('sha256').update(seed, 'utf8').digest();
  const [a, b, c, d] = [0, 4, 8, 12].map((at) => BigInt(digest.readUInt32LE(at))) as [bigint, bigint, bigint, bigint];
  let [one, two] = [a * HALF + b, c * HALF + d];
  for (;;) {
    const drawn = (((one + two) % HALF) + HALF / 2n) % HALF;
    const mixed = one ^ two;
    one = rotated(one, 24n) ^ mixed ^ ((mixed << 16n) % WORD);
    two = rotated(mixed, 37n);
    if (drawn < (HALF / sides) * sides) yield Number(drawn % sides) + 1;
  }
}

describe('faces from a seed', () => {
  it.each([
    ['weathertop', 6, [3, 6, 1, 3, 2, 1, 3, 2, 5, 5, 6, 6, 1, 5, 1, 6, 1, 6, 2, 6]],
    ['', 6, [4, 6, 2, 1, 5, 4, 3, 5, 5, 1, 2, 4]],
    ['Éomer 🐎', 6, [5, 3, 3, 6, 3, 6, 6, 6, 2, 3, 5, 1]],
    ['weathertop', 100, [63, 52, 69, 47, 38, 47, 79, 66, 47, 97]],
    ['weathertop', 3, [3, 3, 1, 3, 2, 1, 3, 2, 2, 2, 3, 3]],
  ])('of "%s" with %i sides never change', (seed, sides, faces) => {
    expect(first(faces.length, seed, sides)).toEqual(faces);
  });

  it('are those of the documented algorithm', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), fc.integer({ min: 2, max: 100 }), (seed, sides) => {
      const documented = asDocumented(seed, BigInt(sides));
      for (const face of first(50, seed, sides)) expect(face).toBe(documented.next().value);
    }));
  });

  it.each([2, 3, 6, 10, 100])('favour none of %i sides', (sides) => {
    const THROWS = 200_000;
    const counts = new Array<number>(sides).fill(0);
    for (const face of first(THROWS, 'even-handed', sides)) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    const expected = THROWS / sides;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Chi square has the mean of its degrees of freedom and twice that as variance; six deviations are past chance.
    expect(chiSquare).toBeLessThan(sides - 1 + 6 * Math.sqrt(2 * (sides - 1)));
  });

  it('of another seed are others', () => {
    expect(first(30, 'weathertop', 6)).not.toEqual(first(30, 'weathertoq', 6));
    expect(drawnSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(drawnSeed()).not.toBe(drawnSeed());
  });
});
