import type { FaceSource } from '../../src/rules/dice/dice-table.js';

/** One run with one sequence of dice, and its probability as `1 / cases`. */
export interface Run<R> {
  readonly result: R;
  readonly cases: bigint;
}

/**
 * Plays `once` with every sequence of faces that it can ask for, each exactly once. The sequences form a tree: each run
 * follows the faces chosen so far and takes 1 for every further die; the next run raises the last face that can rise.
 */
export function* everySequence<R>(once: (faces: FaceSource) => R, most = 2_000_000): Generator<Run<R>> {
  let path: { face: number; sides: number }[] = [];
  for (let runs = 0; ; runs += 1) {
    if (runs > most) throw new Error(`More than ${most} dice sequences: choose a smaller situation.`);
    let at = 0;
    const result = once((due) => {
      const step = (path[at] ??= { face: 1, sides: due.sides });
      at += 1;
      return step.face;
    });
    path = path.slice(0, at);
    yield { result, cases: path.reduce((product, step) => product * BigInt(step.sides), 1n) };
    let last = path[path.length - 1];
    while (last !== undefined && last.face === last.sides) {
      path.pop();
      last = path[path.length - 1];
    }
    if (last === undefined) return;
    last.face += 1;
  }
}

/** Adds up the probabilities of equal results, as fractions in lowest terms. */
export function tally<R>(runs: Iterable<Run<R>>, name: (result: R) => string): Map<string, string> {
  const sums = new Map<string, { num: bigint; den: bigint }>();
  for (const { result, cases } of runs) {
    const sum = sums.get(name(result)) ?? { num: 0n, den: 1n };
    sums.set(name(result), { num: sum.num * cases + sum.den, den: sum.den * cases });
    const kept = sums.get(name(result)) as { num: bigint; den: bigint };
    const shared = gcd(kept.num, kept.den);
    kept.num /= shared;
    kept.den /= shared;
  }
  return new Map([...sums].map(([key, { num, den }]) => [key, `${num}/${den}`]));
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** A probability in lowest terms. */
export function lowest(num: bigint, den: bigint): string {
  const shared = gcd(num, den);
  return `${num / shared}/${den / shared}`;
}
