/** Why something is not allowed. */
export interface Objection {
  readonly rule: string;
  readonly text: string;
}

/** Whether the rules allow it. */
export interface Verdict {
  readonly legal: boolean;
  readonly objections: readonly Objection[];
}

/** Gathers what speaks against something. */
export class Objections {
  readonly #all: Objection[] = [];

  when(isSo: boolean, rule: string, text: string): this {
    if (isSo) this.#all.push({ rule, text });
    return this;
  }

  verdict(): Verdict {
    return { legal: this.#all.length === 0, objections: this.#all };
  }
}
