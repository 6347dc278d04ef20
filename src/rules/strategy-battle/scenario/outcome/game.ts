import type { Side } from '../../reference.js';
import type { Judged, Subjects } from '../objectives.js';
import type { ItemGone, OutcomeRequest, SideCount } from './outcome-types.js';
import { exitedOf, lostOf, totalOf, type Tally } from './tally.js';
import type { Cast } from './cast.js';

/** Models that an objective speaks of, found in this game: how many of each unit. */
export interface Who {
  readonly side: Side;
  readonly units: Tally;
}

/** `ringLost`: who is lost with the Ring on. `leaving`: sides whose models may leave as their player wishes. */
export interface Known {
  readonly ringLost: string | null;
  readonly leaving: ReadonlySet<Side>;
}

/**
 * A checked state of a game, as judges ask it. A fact that decides and is not told is noted in `missing`, and taken as not
 * so for the moment.
 */
export class Game {
  readonly missing = new Set<string>();
  readonly #request: OutcomeRequest;
  readonly #cast: Cast;
  readonly #leaving: ReadonlySet<Side>;
  readonly #lost: Readonly<Record<Side, Tally>>;

  constructor(request: OutcomeRequest, readonly sides: Readonly<Record<Side, SideCount>>, cast: Cast, { ringLost, leaving }: Known) {
    this.#request = request;
    this.#cast = cast;
    this.#leaving = leaving;
    const good = new Map(lostOf(request.sides.good));
    if (ringLost !== null) good.set(ringLost, (good.get(ringLost) ?? 0) + 1);
    this.#lost = { good, evil: lostOf(request.sides.evil) };
  }

  get turn(): number {
    return this.#request.turn;
  }

  get endOfTurn(): boolean {
    return this.#request.endOfTurn;
  }

  looksAt(judged: Judged): boolean {
    return judged === 'at-once' || this.endOfTurn;
  }

  timeIsUp(lastTurn: number | null): boolean {
    return lastTurn !== null && this.turn === lastTurn && this.endOfTurn;
  }

  /** `null` where the clause falls away. */
  subjects(subjects: Subjects): Who | null {
    const { units, missing } = this.#cast.meant(subjects);
    if (missing !== null) this.missing.add(missing);
    return units.size === 0 ? null : { side: subjects.side, units };
  }

  allSlain({ side, units }: Who): boolean {
    return this.sides[side].casualties > 0 && [...units].every(([unit, count]) => this.#hasLost(side, unit, count, count));
  }

  anySlain({ side, units }: Who): boolean {
    return this.sides[side].casualties > 0 && [...units].some(([unit, count]) => this.#hasLost(side, unit, 1, count));
  }

  allExited({ side, units }: Who, through: string): boolean {
    return [...units].every(([unit, count]) => this.#goneBy(side, through, unit) >= count);
  }

  anyExited({ side, units }: Who, through: string): boolean {
    return [...units.keys()].some((unit) => this.#goneBy(side, through, unit) > 0);
  }

  /** Every one of them is slain or has left, by whatever way. */
  allGone({ side, units }: Who): boolean {
    if (this.sides[side].left === 0) return true;
    return [...units].every(([unit, count]) => {
      const off = this.#goneBy(side, null, unit);
      return off >= count || this.#hasLost(side, unit, count - off, count);
    });
  }

  exited(side: Side, through: string): number {
    return totalOf(this.#exits(side, through));
  }

  inside(side: Side): number {
    const { inside } = this.#request.sides[side];
    if (this.sides[side].left === 0) return 0;
    return inside ?? this.#lacks(`/sides/${side}/inside`, 0);
  }

  done(deed: string): boolean {
    return (this.#request.deeds ?? this.#lacks('/deeds', [])).includes(deed);
  }

  itemsGone(): readonly ItemGone[] {
    return this.#request.itemsGone ?? this.#lacks('/itemsGone', []);
  }

  /** At least `count` of `all` are slain. Where nobody is left, whoever has not left the table is. */
  #hasLost(side: Side, unit: string, count: number, all: number): boolean {
    if ((this.#lost[side].get(unit) ?? 0) >= count) return true;
    if (this.sides[side].left === 0) return all - this.#goneBy(side, null, unit) >= count;
    if (this.sides[side].casualties > 0 && this.#request.sides[side].slain == null) this.missing.add(`/sides/${side}/slain`);
    return false;
  }

  #goneBy(side: Side, through: string | null, unit: string): number {
    return this.#exits(side, through).get(unit) ?? 0;
  }

  #exits(side: Side, through: string | null): Tally {
    const state = this.#request.sides[side];
    const nobodyGone = state.starting === state.left + (state.undeployed ?? 0);
    if (state.exited == null && !nobodyGone && this.#leaving.has(side)) this.#lacks(`/sides/${side}/exited`, null);
    return exitedOf(state, through);
  }

  #lacks<T>(pointer: string, meanwhile: T): T {
    this.missing.add(pointer);
    return meanwhile;
  }
}
