import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant } from '../combatant.js';
import type { Length } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';

/**
 * What can be seen of a model from the eye level of another: all of its body, part of it, none of it (weapons and
 * decoration do not count), or nobody can tell (SB-SEE-001, SB-SEE-002).
 */
export const VIEWS = ['clear', 'partly', 'hidden', 'doubtful'] as const;
export type View = (typeof VIEWS)[number];

/** Most models that look at once. */
export const MOST_LOOKERS = 100;

export interface SightRequest {
  readonly view: View;
  /** Who is looked for; without it an ordinary model on its feet. */
  readonly target?: Combatant | null | undefined;
  /** To the target; asked for where an Elven cloak may hide it (SB-SPEC-003). */
  readonly distance?: Length | null | undefined;
  /** Models that look, each for itself. Default 1. */
  readonly lookers?: number | undefined;
}

export interface SightOdds {
  /** The lowest die that sees; `null` where none is rolled. */
  readonly needed: number | null;
  /** Probability that one of them sees the target. */
  readonly each: Fraction;
  readonly atLeastOne: Fraction;
  /** Probabilities that 0, 1, 2 … of them see it. */
  readonly seenBy: readonly Fraction[];
  readonly rule: string;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface SightResult extends DiceResult {
  /** Of each looker in turn. */
  readonly sees: readonly boolean[];
  readonly seen: boolean;
}
