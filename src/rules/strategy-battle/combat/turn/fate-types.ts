import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant } from '../combatant.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { ScenarioRule } from '../scenario-rules.js';

/** Most Wounds of one request. */
export const MOST_SUFFERED = 20;

/**
 * Wounds that a model suffers and would like back (SB-FATE-001). Its Fate is used unless `spend.fate` is `none`;
 * `spend.might` `to-win` or `both` lifts the dice that save (SB-FATE-003).
 */
export interface FateRequest {
  readonly model: Combatant;
  /** Wounds suffered one after the other. Default 1. */
  readonly suffered?: number | undefined;
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
}

export interface FateOdds {
  /** Lowest Fate die that saves, Might aside. */
  readonly needed: number;
  /** All Wounds suffered are recovered. */
  readonly allSaved: Fraction;
  readonly survives: Fraction;
  readonly slain: Fraction;
  /** `saved[k]`: k Wounds are recovered. */
  readonly saved: readonly Fraction[];
  /** `wounds[k]`: k Wounds are lost when all is done. */
  readonly wounds: readonly Fraction[];
  /** `fateLeft[k]`: k Fate points are left. */
  readonly fateLeft: readonly Fraction[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** A model after the Wounds it suffered. */
export interface FateResult extends DiceResult {
  readonly saved: number;
  readonly lost: number;
  readonly slain: boolean;
  readonly wounds: number;
  readonly might: number;
  readonly fate: number;
}
