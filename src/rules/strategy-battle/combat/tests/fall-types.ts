import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant } from '../combatant.js';
import type { Length } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { PartAfter, PartOdds } from './jump-types.js';
import type { TestOptions } from './test-options.js';

/**
 * Why somebody may fall. `drop`: falls or leaps for certain. `beaten`: a climber who has to back away, and falls on 1 to 3
 * (SB-ELEV-003). `friend-fell`: a climber below a friend who fell, and falls on 1 to 3 (SB-ELEV-004).
 */
export const FALL_CAUSES = ['drop', 'beaten', 'friend-fell'] as const;
export type FallCause = (typeof FALL_CAUSES)[number];

/** Most climbers below. */
export const MOST_BELOW = 20;

/** A climber below the one who may fall. */
export interface ClimberBelow {
  readonly model: Combatant;
  /** Its own height above the ground. */
  readonly fall: Length;
  /** Millimetres. */
  readonly modelHeight?: number | null | undefined;
}

export interface FallRequest extends TestOptions {
  readonly model: Combatant;
  readonly fall: Length;
  /** Millimetres; a fall of up to twice this height does no harm. */
  readonly modelHeight?: number | null | undefined;
  /** Default `drop`. */
  readonly because?: FallCause | undefined;
  /** Those directly below, each of whom may be knocked off if the first one falls. */
  readonly below?: readonly ClimberBelow[] | undefined;
}

export interface FallerOdds {
  readonly falls: Fraction;
  /** Hits of Strength 3 if it falls. */
  readonly hits: number;
  readonly harm: PartOdds;
}

export interface FallOdds extends FallerOdds {
  readonly below: readonly FallerOdds[];
  /** Probability that nobody below falls; `null` without anybody there. */
  readonly noneBelowFalls: Fraction | null;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface FallerResult {
  readonly falls: boolean;
  readonly hits: number;
  readonly after: PartAfter;
}

export interface FallResult extends DiceResult, FallerResult {
  readonly below: readonly FallerResult[];
}
