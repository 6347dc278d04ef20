import type { FaceSource, RolledDie } from '../dice/dice-table.js';

/**
 * Something that rolls dice, in its two forms with one request. Probabilities are exact fractions.
 * Both throw RuleError for what the rules forbid (`rule-violated`, with the rule's id) and for unknown ids.
 */
export interface DiceOperation<Request, Odds, Result extends DiceResult> {
  /** The exact chances of everything that can happen. */
  odds(request: Request): Odds;
  /**
   * Plays it once with faces from the source, in the order of the contract.
   * @throws DiceExhaustedError when the source has no face for the die that is due.
   */
  resolve(request: Request, faces: FaceSource): Result;
}

/** Something that may be asked without dice. Throws RuleError like those that roll them. */
export interface Question<Request, Answer> {
  ask(request: Request): Answer;
  /** The same in steps, where it can take long: whoever runs them may do something else at each `yield`. */
  steps?(request: Request): Generator<void, Answer>;
}

/** What every played operation answers with. */
export interface DiceResult {
  readonly rolls: readonly RolledDie[];
  /** Choices made for the caller. */
  readonly assumptions: readonly string[];
  readonly trace: readonly TraceNote[];
}

/** One line of the story of a situation: what happened, and by which rule. */
export interface TraceNote {
  readonly step: string;
  readonly text: string;
  readonly rule: string;
}
