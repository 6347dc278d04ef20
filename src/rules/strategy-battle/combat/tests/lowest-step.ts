import type { Branch, Chance } from '../../../dice/chance.js';
import type { DiceTable, DueDie } from '../../../dice/dice-table.js';
import type { FaceResult } from '../../../dice/steps.js';

/** A step of several dice, the lowest of which counts; Might lifts that one. With one die it is an ordinary roll. */
export function lowestStep<S, T extends DiceTable>(due: DueDie, count: number, onFace: (face: number) => FaceResult<S>): Chance<S, T> {
  return {
    roll(table) {
      const positions = Array.from({ length: count }, () => table.roll(due));
      const faces = positions.map((position) => table.dice[position]?.face ?? due.sides);
      const lowest = Math.min(...faces);
      const { state, lift = 0 } = onFace(lowest);
      if (lift > 0) table.lift(positions[faces.indexOf(lowest)] ?? 0, lift);
      return state;
    },
    branches: () => waysOfLowest(due.sides, count).map((weight, index): Branch<S> => ({ weight, state: onFace(index + 1).state })),
  };
}

/** Ways in which the lowest of so many dice shows 1, 2 …: all dice at least that face, less all dice above it. */
function waysOfLowest(sides: number, count: number): bigint[] {
  const atLeast = (face: number): bigint => BigInt(sides + 1 - face) ** BigInt(count);
  return Array.from({ length: sides }, (_, index) => atLeast(index + 1) - atLeast(index + 2));
}
