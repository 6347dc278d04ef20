import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant } from '../combatant.js';
import type { DiceResult } from '../../../shared/operation.js';

/** What a test is for (SB-COUR-002): a charge at a terrifying enemy, losses, loneliness, a scenario, and rules of single models. */
export const CAUSES = ['terror', 'half-force', 'alone', 'scenario', 'the-ring', 'broken-mind', 'hunting-instinct', 'horn'] as const;
export type Cause = (typeof CAUSES)[number];

/** What makes an enemy terrifying besides its own rules (SB-MAGIC-007, SB-MAGIC-026, SB-MAGIC-029, SB-S03-006, SB-S11-007). */
export const TERROR_SOURCES = ['terrifying-aura', 'aura-of-dismay', 'phial-of-galadriel'] as const;
export type TerrorSource = (typeof TERROR_SOURCES)[number];

export const TESTED_PARTS = ['rider', 'mount'] as const;

/** A Courage test of one model, or one of each of several like ones. */
export interface CourageRequest {
  readonly model: Combatant;
  /** Added to Courage, which does not fall below 0. Default 0. */
  readonly modifier?: number | undefined;
  /** Why the test is passed without dice (contract-combat 27): an id of the list of automatic passes. May stand in `model` instead. */
  readonly because?: string | null | undefined;
  /** Default: `terror` where `charging` is given, else nothing is said of it. */
  readonly cause?: Cause | null | undefined;
  /** The enemy that it wants to charge. One that causes no terror calls for no test. */
  readonly charging?: Combatant | null | undefined;
  readonly terrorBy?: TerrorSource | null | undefined;
  /** Whose Courage: a loose mount tests with its own (SB-CAV-031). Default `rider`. */
  readonly part?: (typeof TESTED_PARTS)[number] | undefined;
  /** Tests of each model one after the other, as for several Wounds or turns. Default 1. */
  readonly tests?: number | undefined;
}

/** One test of one model. */
export interface CourageTestOdds {
  /** `model`, or `model/mount` for the test of the mount (SB-MAGIC-026). */
  readonly by: string;
  readonly courage: number;
  /** The least sum of two dice that passes. */
  readonly neededOnDice: number;
  readonly pass: Fraction;
}

export interface CourageOdds {
  /** What dice and Courage together must reach. */
  readonly needed: number;
  /** Passed without dice, or not called for at all. */
  readonly automatic: boolean;
  /** Ledger row of the automatic pass; `null` where dice are rolled. */
  readonly rule: string | null;
  /** That one model passes every test that it takes. */
  readonly pass: Fraction;
  readonly fail: Fraction;
  /** What one model takes in turn, all with its full Might. */
  readonly tests: readonly CourageTestOdds[];
  /** That 0, 1, 2 … tests of all models are passed. */
  readonly passes: readonly Fraction[];
  readonly expectedPasses: Fraction;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface CourageTestResult {
  readonly by: string;
  /** Of the two dice, Might counted; `null` for an automatic pass. */
  readonly dice: number | null;
  readonly courage: number;
  /** Dice and Courage. */
  readonly total: number | null;
  readonly passed: boolean;
}

export interface CourageResult extends DiceResult {
  readonly automatic: boolean;
  readonly rule: string | null;
  /** Of each model: all its tests are passed. */
  readonly passed: readonly boolean[];
  readonly tests: readonly CourageTestResult[];
  /** Might that each model has left. */
  readonly might: readonly number[];
}
