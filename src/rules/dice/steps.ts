import { endings, play, type Branch, type Chance, type Ending, type Process } from './chance.js';
import type { DiceTable, DueDie } from './dice-table.js';

/** What one face leads to. `lift`: Might spent on the die. */
export interface FaceResult<S> {
  readonly state: S;
  readonly lift?: number;
}

/** A step of one die. */
export function dieStep<S, T extends DiceTable>(due: DueDie, onFace: (face: number) => FaceResult<S>): Chance<S, T> {
  return {
    roll(table) {
      const position = table.roll(due);
      const die = table.dice[position];
      const result = onFace(die?.face ?? 0);
      if (result.lift !== undefined && result.lift > 0) table.lift(position, result.lift);
      return result.state;
    },
    branches() {
      return Array.from({ length: due.sides }, (_, face) => ({ weight: 1n, state: onFace(face + 1).state }));
    },
  };
}

/** Number of ways to roll each sum of two D6: index is the sum. */
export const TWO_DICE_WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** A step of two D6 whose sum decides. */
export function twoDiceStep<S, T extends DiceTable>(due: DueDie, onSum: (sum: number) => S): Chance<S, T> {
  return {
    roll(table) {
      const faces = [table.roll(due), table.roll(due)].map((position) => table.dice[position]?.face ?? 0);
      return onSum(faces.reduce((sum, face) => sum + face, 0));
    },
    branches() {
      return TWO_DICE_WAYS.flatMap((ways, sum) => (ways === 0 ? [] : [{ weight: BigInt(ways), state: onSum(sum) }]));
    },
  };
}

/** A step without dice: a decision that the stated policy makes. `onTable` records it where dice are played. */
export function decision<S, T extends DiceTable>(state: S, onTable?: (table: T) => void): Chance<S, T> {
  return {
    roll(table) {
      onTable?.(table);
      return state;
    },
    branches: () => [{ weight: 1n, state }],
  };
}

/** Endings as branches of one step: the same probabilities over one number of cases. */
export function toBranches<S, R>(ends: readonly Ending<S>[], map: (state: S) => R): Branch<R>[] {
  const den = ends.reduce((most, end) => (end.den > most ? end.den : most), 1n);
  return ends.map((end) => ({ weight: end.num * (den / end.den), state: map(end.state) }));
}

/** A whole process as one step of a larger one. `branches` may be given where they are kept from an earlier use. */
export function processStep<S, R, T extends DiceTable>(process: Process<S, T>, start: S, map: (state: S) => R, known?: readonly Branch<S>[]): Chance<R, T> {
  return {
    roll: (table) => map(play(process, start, table)),
    branches: () => (known ?? toBranches(endings(process, start), (state) => state)).map(({ weight, state }) => ({ weight, state: map(state) })),
  };
}
