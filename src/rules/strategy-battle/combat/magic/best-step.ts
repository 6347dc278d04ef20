import type { Branch, Chance } from '../../../dice/chance.js';
import type { DiceTable, DueDie } from '../../../dice/dice-table.js';
import type { FaceResult } from '../../../dice/steps.js';

/** A step of several dice, the highest of which counts; Might lifts that one. */
export function bestStep<S, T extends DiceTable>(due: DueDie, count: number, onFace: (face: number) => FaceResult<S>): Chance<S, T> {
  return {
    roll(table) {
      const positions = Array.from({ length: count }, () => table.roll(due));
      const faces = positions.map((position) => table.dice[position]?.face ?? 1);
      const best = Math.max(...faces);
      const { state, lift = 0 } = onFace(best);
      if (lift > 0) table.lift(positions[faces.indexOf(best)] ?? 0, lift);
      return state;
    },
    branches: () => waysOfBest(due.sides, count).map((weight, index): Branch<S> => ({ weight, state: onFace(index + 1).state })),
  };
}

/** Ways in which the highest of so many dice shows 1, 2 …: all dice at most that face, less all dice below it. */
function waysOfBest(sides: number, count: number): bigint[] {
  const atMost = (face: number): bigint => BigInt(face) ** BigInt(count);
  return Array.from({ length: sides }, (_, index) => atMost(index + 1) - atMost(index));
}
