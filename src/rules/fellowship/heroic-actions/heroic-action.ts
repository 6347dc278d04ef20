/**
 * What a hero point buys: a small value of fixed steps (FS-HERO-…). Whether it shares the limit of one in each heroic
 * phase follows from the phases: the limit binds heroic phases alone (FS-HERO-002).
 */
export interface HeroicAction {
  readonly id: string;
  readonly rule: string;
  /** Codes of the phases in which it may be taken; `null` at the moment that calls for it. */
  readonly phases: readonly string[] | null;
  /** Only for figures of this side. */
  readonly side?: 'good';
  /** Only in close combat, or only out of it. */
  readonly engaged?: boolean;
  /** Only for commanders. */
  readonly commanders?: boolean;
  /** What is rolled: a manoeuvre at the doubled chance, a failed roll again, a recovery until the points are gone. */
  readonly rolls?: 'doubled' | 'again' | 'until-recovered';
  /** Its target stands on a lost page: the caller gives it. */
  readonly targetNeeded?: boolean;
  /** It pays for a spell. */
  readonly casts?: boolean;
  /** A move at the normal rate, or of so many centimetres. */
  readonly moves?: 'normal' | number;
  /** A full set of attacks more. */
  readonly attacks?: boolean;
  /** It may not end at the enemy that it has left. */
  readonly leavesEnemy?: boolean;
  /** A use of hero points that is not one of the twelve actions: a commander cannot share it (FS-HERO-015). */
  readonly unlisted?: boolean;
  /** It repeats an action that must have been taken in this phase. */
  readonly continues?: { readonly phase: string; readonly from: string };
}
