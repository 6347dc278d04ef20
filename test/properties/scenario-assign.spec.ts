import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assign, type Capacity } from '../../src/rules/strategy-battle/scenario/deployment/assign.js';

const bins: fc.Arbitrary<readonly Capacity[]> = fc.array(
  fc.record({ least: fc.nat(3), more: fc.nat(2) }).map(({ least, more }) => ({ least, most: least + more })), { minLength: 1, maxLength: 3 },
);
const tables = bins.chain((capacities) => fc.record({
  capacities: fc.constant(capacities),
  suits: fc.array(fc.uniqueArray(fc.nat(capacities.length - 1), { maxLength: 3 }), { maxLength: 6 }),
}));

/** The most takers that can have a place, by trying everything. */
function most(suits: readonly (readonly number[])[], rooms: readonly number[]): number {
  const [first, ...others] = suits;
  if (!first) return 0;
  const placed = first.filter((bin) => (rooms[bin] ?? 0) > 0).map((bin) => 1 + most(others, rooms.map((room, index) => (index === bin ? room - 1 : room))));
  return Math.max(most(others, rooms), ...placed);
}

describe('SB-W03-003 SB-W05-003 models among placements', () => {
  it('fills what has to be filled first, and then places as many as there is room for', () => {
    fc.assert(fc.property(tables, ({ capacities, suits }) => {
      const places = assign(suits, capacities);
      const filled = capacities.map((_bin, index) => places.filter((place) => place === index).length);
      places.forEach((place, taker) => {
        if (place !== null) expect(suits[taker]).toContain(place);
      });
      capacities.forEach((bin, index) => {
        expect(filled[index]).toBeLessThanOrEqual(bin.most);
      });
      const needed = capacities.reduce((sum, { least }, index) => sum + Math.min(least, filled[index] ?? 0), 0);
      expect(needed).toBe(most(suits, capacities.map(({ least }) => least)));
      expect(places.filter((place) => place !== null)).toHaveLength(most(suits, capacities.map((bin) => bin.most)));
    }), { numRuns: 2000 });
  });
});
