import type { FaceSource } from '../../../src/rules/dice/dice-table.js';
import { everySequence, lowest, type Run } from '../every-sequence.js';

/** Situations of a test are small: more sequences than this take too long. */
const MOST_SEQUENCES = 30_000;

/** All runs of a situation, each dice sequence once, and what they say of single questions. */
export class Enumeration<R> {
  readonly #runs: readonly Run<R>[];

  constructor(once: (faces: FaceSource) => R) {
    this.#runs = [...everySequence(once, MOST_SEQUENCES)];
  }

  /** Exact probability of what a run may show, in lowest terms. */
  share(fits: (result: R) => boolean): string {
    const most = this.#runs.reduce((cases, run) => (run.cases > cases ? run.cases : cases), 1n);
    let sum = 0n;
    for (const { result, cases } of this.#runs) if (fits(result)) sum += most / cases;
    return lowest(sum, most);
  }

  /** Exact probabilities that a number is 0, 1 … `most`. */
  spread(most: number, value: (result: R) => number): string[] {
    return Array.from({ length: most + 1 }, (_, wanted) => this.share((result) => value(result) === wanted));
  }
}
