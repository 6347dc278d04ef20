import { nearMatches } from '../shared/near-matches.js';
import { RuleError, type Problem, type ProblemCode } from '../shared/rule-error.js';
import type { RulebookData } from './rulebook-data.js';

/** Longest part of an id that is repeated. */
const LONGEST_SHOWN = 64;
/** Near matches are looked for in the first problems only: a request may hold thousands. */
const MOST_WITH_SUGGESTIONS = 20;

/** Gathers the ids of a request that do not exist, so that all are told at once. */
export class Problems {
  readonly #problems: Problem[] = [];

  constructor(private readonly data: RulebookData) {}

  unit(pointer: string, id: string): void {
    if (!this.data.cards.has(id)) this.unknown('unknown-unit', pointer, 'unit', [id, this.data.cards.keys()]);
  }

  /** Wargear ids; those that the unit sells are suggested before others that are as near. */
  options(pointer: string, ids: readonly string[], unit: string): void {
    ids.forEach((id, position) => {
      if (this.data.index.wargear.has(id)) return;
      const offers = this.data.cards.get(unit)?.offers.keys() ?? [];
      this.unknown('unknown-option', `${pointer}/${position}`, 'option', [id, [...offers, ...this.data.index.wargear.keys()]]);
    });
  }

  pickedUp(pointer: string, ids: readonly string[]): void {
    ids.forEach((id, position) => {
      if (this.data.index.wargear.has(id)) return;
      this.unknown('unknown-id', `${pointer}/${position}`, 'item of wargear', [id, this.data.index.wargear.keys()]);
    });
  }

  /** Wargear or a unit. */
  mount(pointer: string, id: string): void {
    if (this.data.index.wargear.has(id) || this.data.cards.has(id)) return;
    const mounts = this.data.reference.wargear.filter((item) => item.mount !== null).map((item) => item.id);
    const ridden = this.data.reference.units.flatMap((unit) => unit.mayRide);
    this.unknown('unknown-id', pointer, 'mount', [id, [...mounts, ...ridden]]);
  }

  scenario(pointer: string, id: string): void {
    if (this.data.index.scenarios.has(id)) return;
    this.unknown('unknown-scenario', pointer, 'scenario', [id, this.data.index.scenarios.keys()]);
  }

  add(code: ProblemCode, pointer: string, detail: string): void {
    this.#problems.push({ code, pointer, detail, suggestions: [] });
  }

  /** @throws RuleError with all problems, in the order in which they were found. */
  throwIfAny(): void {
    if (this.#problems.length > 0) throw new RuleError(this.#problems);
  }

  private unknown(code: ProblemCode, pointer: string, what: string, [id, candidates]: [string, Iterable<string>]): void {
    const suggestions = this.#problems.length < MOST_WITH_SUGGESTIONS ? nearMatches(id, candidates) : [];
    this.#problems.push({ code, pointer, detail: `There is no ${what} "${id.slice(0, LONGEST_SHOWN)}".`, suggestions });
  }
}
