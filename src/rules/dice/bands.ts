import type { Branch, Chance } from './chance.js';
import type { DiceTable, DueDie } from './dice-table.js';

/** Faces above the band before, up to and including `to`, that all lead to one state. */
export interface Band<S> {
  readonly to: number;
  readonly state: S;
}

/** What is told of a die once it lies on the table. */
export type Told<S, T extends DiceTable> = (face: number, state: S, table: T) => void;

/**
 * A step of one die whose faces fall into a few bands, in rising order; the last one reaches to the highest face. Bands
 * outside the faces weigh nothing. `roll` takes one die, `branches` gives one branch for each band that can happen.
 */
export function bandStep<S, T extends DiceTable>(due: DueDie, bands: readonly Band<S>[], told?: Told<S, T>): Chance<S, T> {
  return {
    roll(table) {
      const face = table.dice[table.roll(due)]?.face ?? 0;
      const state = bandOf(bands, face).state;
      told?.(face, state, table);
      return state;
    },
    branches: () => weighed(bands, due.sides),
  };
}

/** The best of several dice. `branches` gives one branch for each best face, not for each way to roll it. */
export function bestOfStep<S, T extends DiceTable>(due: DueDie, dice: number, onBest: (best: number) => S, told?: (faces: readonly number[], table: T) => void): Chance<S, T> {
  const ways = (upTo: number): bigint => BigInt(upTo) ** BigInt(dice);
  return {
    roll(table) {
      const faces = Array.from({ length: dice }, () => table.dice[table.roll(due)]?.face ?? 0);
      told?.(faces, table);
      return onBest(Math.max(...faces));
    },
    branches: () => Array.from({ length: due.sides }, (_, below) => ({ weight: ways(below + 1) - ways(below), state: onBest(below + 1) })),
  };
}

function bandOf<S>(bands: readonly Band<S>[], face: number): Band<S> {
  const band = bands.find(({ to }, place) => face <= to || place === bands.length - 1);
  if (band === undefined) throw new RangeError('A die needs at least one band.');
  return band;
}

function weighed<S>(bands: readonly Band<S>[], sides: number): Branch<S>[] {
  let below = 0;
  return bands.flatMap(({ to, state }, place) => {
    const top = place === bands.length - 1 ? sides : Math.min(sides, Math.max(below, to));
    const weight = BigInt(top - below);
    below = top;
    return weight === 0n ? [] : [{ weight, state }];
  });
}
