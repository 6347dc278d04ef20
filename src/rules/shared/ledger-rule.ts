import type { Source } from './sourced.js';

/** One row of the rules ledger. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly level: string;
  readonly operation: string;
  readonly ruling: string | null;
  /** `line` is the first line of the passage, `lastLine` its last. */
  readonly source: Source;
  readonly lastLine: number;
}
