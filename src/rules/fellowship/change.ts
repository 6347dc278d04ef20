/** One step from one number to the next, and why. */
export interface Change {
  /** What changes: `ability`, `attack`, `recovery`, `movement` … */
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** Id of what changes it. */
  readonly because: string;
  readonly rule: string;
}

/** A number that remembers how it came about. Steps that change nothing are not told. */
export class Reckoning {
  readonly changes: Change[] = [];
  #now: number;

  constructor(readonly value: string, start: number) {
    this.#now = start;
  }

  get now(): number {
    return this.#now;
  }

  to(next: number, because: string, rule: string): this {
    if (next !== this.#now) this.changes.push({ value: this.value, from: this.#now, to: next, because, rule });
    this.#now = next;
    return this;
  }
}

/** Rows that change a number and whose readings speak of other matters: how long a spell lasts, how far it shines, whom it leaves alone. */
const ASIDE: ReadonlySet<string> = new Set(['FS-SPELL-006', 'FS-SPELL-016', 'FS-SPELL-022']);

/** Rows whose readings a number rests on that came about by these changes. */
export const readingsOf = (changes: readonly Change[]): string[] => changes.map(({ rule }) => rule).filter((rule) => !ASIDE.has(rule));
