import type { Fraction } from '../../dice/fraction.js';
import type { DiceResult } from '../../shared/operation.js';
import type { Rank } from '../figure/figure-request.js';

export const FANFARES = ['none', 'fanfare', 'royal'] as const;

/** A captain or commander who has led a charge (FS-MOT-007). */
export interface CaptainRequest {
  readonly ability: number;
  /** Default `captain`. */
  readonly rank?: Rank | undefined;
  readonly abilities?: readonly string[] | undefined;
  /** How many bounds ago he charged. Default 1. */
  readonly boundsAgo?: number | undefined;
}

/** What moves one side in this bound. */
export interface MotivationSide {
  /** Sets of war drums with the army. Default 0. */
  readonly drums?: number | undefined;
  /** Of these, sets that have fallen silent after a drum roll. Default 0. */
  readonly silentDrums?: number | undefined;
  /** The drums roll in this bound. Default false. */
  readonly drumRoll?: boolean | undefined;
  /** Groups of horns and trumpets. Default 0. */
  readonly horns?: number | undefined;
  /** What the horns sound in place of their check. Default none. */
  readonly fanfare?: (typeof FANFARES)[number] | undefined;
  /** What the horns have sounded earlier in the encounter. */
  readonly fanfaresSounded?: readonly ('fanfare' | 'royal')[] | undefined;
  /** Centimetres from the musicians to the nearest figure with Lordship. */
  readonly lordshipAt?: number | null | undefined;
  readonly captains?: readonly CaptainRequest[] | undefined;
}

export interface MotivationRequest {
  readonly good?: MotivationSide | null | undefined;
  readonly evil?: MotivationSide | null | undefined;
}

/** One source of extra dice. */
export interface MotivationSource {
  /** `drums`, `drum-roll`, `horns`, `fanfare`, `royal-fanfare`, `captain/0`. */
  readonly source: string;
  /** `null` where it succeeds without dice. */
  readonly target: number | null;
  /** Extra dice that a success brings. */
  readonly dice: number;
  readonly rule: string;
}

export interface SideMotivation {
  readonly sources: readonly (MotivationSource & { readonly success: Fraction })[];
  /** Place k: k extra dice. */
  readonly extraDice: readonly Fraction[];
  readonly expectedExtraDice: Fraction;
}

export interface MotivationOdds {
  readonly good: SideMotivation;
  readonly evil: SideMotivation;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface MotivationResult extends DiceResult {
  readonly good: { readonly extraDice: number; readonly drumsAfter: number };
  readonly evil: { readonly extraDice: number; readonly drumsAfter: number };
}
