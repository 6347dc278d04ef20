import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant } from '../combatant.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { ScenarioRule } from '../scenario-rules.js';
import type { PartAfter, PartOdds } from '../tests/jump-types.js';

export const MOST_ROLLS = 50;

/** One die of the turn, or the same die turn after turn until it succeeds. */
export interface TurnEffectRequest {
  /** `ring-control` (SB-SPEC-007), or the id of a roll of a scenario: its arrivals, departures, weather and traps. */
  readonly effect: string;
  /** The Ringbearer, or the model that comes near a trap. */
  readonly model?: Combatant | null | undefined;
  /** Turn of the first roll. Default: the first in which there may be one. */
  readonly turn?: number | undefined;
  /** Rolls in turn, one a turn, until one succeeds. Default 1, or as many as there are up to `untilTurn`. */
  readonly rolls?: number | undefined;
  /** Turn of the last roll: an alternative to `rolls`. */
  readonly untilTurn?: number | null | undefined;
  /** Models that the side which may roll began with and has left, where that decides. */
  readonly force?: { readonly starting: number; readonly left: number } | null | undefined;
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
}

export interface EdgeChance {
  readonly edge: string;
  readonly probability: Fraction;
}

export interface TurnEffectOdds {
  /** The lowest die that succeeds, Might aside. */
  readonly needed: number;
  /** What a success is. */
  readonly says: string;
  readonly success: Fraction;
  /** One of the rolls succeeds. */
  readonly within: Fraction;
  /** Turn of the first roll. */
  readonly firstTurn: number;
  /** `byRoll[k]`: one of the first k + 1 rolls succeeds, by the end of turn `firstTurn + k`. */
  readonly byRoll: readonly Fraction[];
  /** Where arrivals come from, given in the words of the scenario; `null` where no die says it. */
  readonly edges: readonly EdgeChance[] | null;
  /** What befalls each part of the model; empty where nothing does. */
  readonly harm: readonly PartOdds[];
  /** Whether it lives through the hit or not. */
  readonly knockedDown: Fraction;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface TurnEffectResult extends DiceResult {
  readonly succeeds: boolean;
  readonly says: string;
  /** Roll that succeeded, from 1; `null` where none did. */
  readonly onRoll: number | null;
  readonly edge: string | null;
  readonly might: number | null;
  readonly after: readonly PartAfter[];
  readonly knockedDown: boolean;
}
