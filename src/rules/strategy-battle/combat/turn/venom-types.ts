import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant, Part } from '../combatant.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { ScenarioRule } from '../scenario-rules.js';

export const POISONS = ['venom', 'morgul-blade'] as const;
export type Poison = (typeof POISONS)[number];

/** Most turns of one request. */
export const MOST_TURNS = 100;

/**
 * A model that an earlier wound goes on harming: at the start of each turn a D6 is rolled, and a 1 costs a Wound
 * (SB-SPEC-042, SB-SPEC-058). No Might touches that die; `spend.fate` `always` uses Fate on the Wounds and
 * `spend.might` `to-win` or `both` lifts the Fate dice.
 */
export interface VenomRequest {
  readonly model: Combatant;
  /** Default `venom`. */
  readonly from?: Poison | undefined;
  /** Which part was wounded. Default `rider`, also for models on foot. */
  readonly part?: Part | undefined;
  /** Turns to look ahead. Default 1. */
  readonly turns?: number | undefined;
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
}

export interface VenomOdds {
  /** The die shows a 1. */
  readonly perTurn: Fraction;
  /** No Wound is lost in all these turns, Fate used. */
  readonly unharmed: Fraction;
  readonly slain: Fraction;
  /** `wounds[k]`: k Wounds are lost after all these turns. */
  readonly wounds: readonly Fraction[];
  readonly fateLeft: readonly Fraction[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface VenomResult extends DiceResult {
  readonly lost: number;
  readonly slain: boolean;
  readonly wounds: number;
  readonly might: number;
  readonly fate: number;
  /** Turn from 1 in which it was slain; `null` where it lives. */
  readonly slainInTurn: number | null;
}
