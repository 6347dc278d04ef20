import type { Fraction } from '../../dice/fraction.js';
import type { DiceResult } from '../../shared/operation.js';
import type { FigureRequest } from '../figure/figure-request.js';

export const MOST_USES = 8;
export const MOST_FOLLOWERS = 50;

/** A friend who takes the same action within a commander's radius (FS-CMDR-001). */
export interface FollowerRequest {
  /** Centimetres to the commander. */
  readonly distance: number;
  /** And after its move; default as before. */
  readonly distanceAfter?: number | null | undefined;
  /** The action that it wants; default the commander's. */
  readonly action?: string | null | undefined;
}

/** A hero point to be spent. */
export interface HeroicUse {
  readonly action: string;
  /** Code of the phase: `4b`. Not asked of actions at the moment that calls for them. */
  readonly phase?: string | null | undefined;
  /** Target of the roll that it repeats or doubles; default the ability value. */
  readonly target?: number | null | undefined;
  /** It is in close combat at that moment. */
  readonly engaged?: boolean | undefined;
  /** Whom it contacts at the end of its move. */
  readonly contacts?: 'nobody' | 'new-enemy' | 'same-enemy' | undefined;
  /** Mind spell that is paid for. */
  readonly spell?: string | null | undefined;
  readonly followers?: readonly FollowerRequest[] | undefined;
}

export interface HeroicRequest {
  readonly figure: FigureRequest;
  readonly heroPoints: number;
  /** Heroic actions that Valour gives for nothing (FS-SPELL-008). */
  readonly freeActions?: number | undefined;
  /** Normal rate, in centimetres, and whether the ground is difficult. */
  readonly rate?: number | null | undefined;
  readonly difficult?: boolean | undefined;
  /** Attacks in a full set. Default 1. */
  readonly attacks?: number | undefined;
  readonly uses: readonly HeroicUse[];
}

/** What one use brings. */
export interface UseReport {
  readonly index: number;
  readonly action: string;
  readonly phase: string | null;
  /** Centimetres of the move that it gives; `null` for none. */
  readonly move: number | null;
  /** Attacks more. */
  readonly attacks: number;
  /** Places of the followers who act as well, for nothing. */
  readonly followers: readonly number[];
  readonly rule: string;
}

export interface HeroicOdds {
  readonly uses: readonly (UseReport & { readonly target: number | null; readonly success: Fraction })[];
  /** Place k: k hero points are left. */
  readonly pointsLeft: readonly Fraction[];
  readonly expectedPointsLeft: Fraction;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface HeroicResult extends DiceResult {
  readonly uses: readonly (UseReport & { readonly success: boolean })[];
  readonly pointsLeft: number;
}
