/** A die that is about to be rolled: what for, for whom (`good/0`), its sides and the modifier its score will get. */
export interface DueDie {
  readonly purpose: string;
  readonly by: string | null;
  readonly sides: number;
  readonly modifier: number;
}

/** A die on the table. `score` is what counts: face, modifier and Might, kept within 1 to `sides` (SB-DICE-001). */
export interface RolledDie extends DueDie {
  readonly face: number;
  readonly might: number;
  readonly score: number;
}

/** Where faces come from: a seed, the caller's own dice, or every sequence in turn. Gives a whole number from 1 to `due.sides`. */
export type FaceSource = (due: DueDie) => number;

/** The caller gave fewer faces than the situation takes. `due` is the die that was to be rolled next. */
export class DiceExhaustedError extends Error {
  constructor(readonly due: DueDie, readonly given: number) {
    super(`Dice given: ${given}, and all are used. The next one due: ${named(due)}.`);
    this.name = 'DiceExhaustedError';
  }
}

/** The caller gave more faces than the situation takes. `last` is the die that was rolled last. */
export class DiceUnusedError extends Error {
  constructor(readonly used: number, readonly given: number, readonly last: DueDie | null) {
    super(`Dice given: ${given}. Dice due: ${used}${last === null ? '' : `; the last one: ${named(last)}`}.`);
    this.name = 'DiceUnusedError';
  }
}

const named = ({ purpose, by }: DueDie): string => `${purpose}${by === null ? '' : `, for ${by}`}`;

/** Takes faces from a list in order. `finish` insists that none is left over. */
export function givenFaces(faces: readonly number[]): { readonly next: FaceSource; finish(): void } {
  let used = 0;
  let last: DueDie | null = null;
  return {
    next: (due) => {
      const face = faces[used];
      if (face === undefined) throw new DiceExhaustedError(due, faces.length);
      used += 1;
      last = due;
      return face;
    },
    finish: () => {
      if (used < faces.length) throw new DiceUnusedError(used, faces.length, last);
    },
  };
}

const clamp = (value: number, sides: number): number => Math.min(sides, Math.max(1, value));

/** The table that dice are rolled on: asks the source for faces and keeps every die in the order rolled. */
export class DiceTable {
  readonly #dice: RolledDie[] = [];

  constructor(readonly source: FaceSource) {}

  get dice(): readonly RolledDie[] {
    return this.#dice;
  }

  /** Rolls one die and gives its position on the table. */
  roll(due: DueDie): number {
    const face = this.source(due);
    const { purpose, by, sides, modifier } = due;
    this.#dice.push({ purpose, by, sides, modifier, face, might: 0, score: clamp(face + modifier, sides) });
    return this.#dice.length - 1;
  }

  /** The score of the die at a position. */
  score(position: number): number {
    const die = this.#dice[position];
    if (die === undefined) throw new RangeError(`There is no die at position ${position}.`);
    return die.score;
  }

  /** Spends Might on the die at a position: its score rises by `points`, at most to its highest face (SB-MIGHT-001). */
  lift(position: number, points: number): void {
    const die = this.#dice[position];
    if (die === undefined) throw new RangeError(`There is no die at position ${position}.`);
    this.#dice[position] = { ...die, might: die.might + points, score: clamp(die.score + points, die.sides) };
  }
}
