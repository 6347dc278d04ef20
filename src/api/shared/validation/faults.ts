import { LONGEST_KEY_IN_POINTER, pointerStep } from '../../../platform/http/json-keys.js';
import type { Problem, ProblemCode } from '../../../rules/shared/rule-error.js';

/** Most faults that one answer lists. Checking stops there. */
export const MOST_PROBLEMS = 50;

/** Collects what is wrong with a request. Pointers are built from the inside out, so that a good request pays nothing for them. */
export class Faults {
  readonly #found: { pointer: string; code: ProblemCode; detail: string; suggestions: readonly string[] }[] = [];

  get count(): number {
    return this.#found.length;
  }

  /** No more faults are wanted. */
  get full(): boolean {
    return this.#found.length >= MOST_PROBLEMS;
  }

  get problems(): readonly Problem[] {
    return this.#found;
  }

  /** Notes a fault of the value in hand. */
  add(code: ProblemCode, detail: string, suggestions: readonly string[] = []): void {
    if (!this.full) this.#found.push({ pointer: '', code, detail, suggestions });
  }

  /** Notes a fault of one key of the object in hand. */
  addAt(key: string, code: ProblemCode, detail: string, suggestions: readonly string[] = []): void {
    const before = this.count;
    this.add(code, detail, suggestions);
    if (key.length <= LONGEST_KEY_IN_POINTER) this.under(key, before);
  }

  /** Says that every fault from number `since` on lies under `key` of the object or list in hand. */
  under(key: string | number, since: number): void {
    for (const fault of this.#found.slice(since)) fault.pointer = `/${pointerStep(key)}${fault.pointer}`;
  }

  /** Makes pointers relative to `key`: what lies under it loses that first step. */
  liftOut(key: string): void {
    const prefix = `/${pointerStep(key)}`;
    for (const fault of this.#found) {
      if (fault.pointer === prefix || fault.pointer.startsWith(`${prefix}/`)) fault.pointer = fault.pointer.slice(prefix.length);
    }
  }
}
