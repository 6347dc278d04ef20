import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant } from '../combatant.js';
import type { Length, Measure } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { MoveLeft, PartAfter, PartOdds } from './jump-types.js';
import type { TestOptions } from './test-options.js';

export const CLIMB_DIRECTIONS = ['up', 'down'] as const;
export type ClimbDirection = (typeof CLIMB_DIRECTIONS)[number];

/** A surface that can be climbed, and where on it the climb begins. */
export interface Surface {
  readonly height: Length;
  /** Height above the ground where the climb begins. Default: the foot when climbing up, the top when climbing down. */
  readonly from?: Length | null | undefined;
  /** Move used up this turn before the climb. */
  readonly used?: Length | null | undefined;
  /** The full move, for models by profile; else that of the unit. */
  readonly move?: Length | null | undefined;
}

/** Most Climb rolls of one request. */
export const MOST_CLIMB_ROLLS = 60;

export interface ClimbRequest extends TestOptions {
  readonly model: Combatant;
  /** Default `up`. */
  readonly direction?: ClimbDirection | undefined;
  /** Without it only the rolls are counted, and no damage of a fall. */
  readonly surface?: Surface | null | undefined;
  /** Climb rolls to make, one for each move on the surface. Default: until the edge is reached, or 1 without a surface. */
  readonly rolls?: number | null | undefined;
  /** Millimetres; falls of up to twice this height do no harm. */
  readonly modelHeight?: number | null | undefined;
}

/** One move on the surface: where it begins and ends, and what happens if its roll fails. */
export interface ClimbMove {
  /** Above the ground, in `measure`; `null` without a surface. */
  readonly from: number | null;
  readonly to: number | null;
  readonly hits: number;
  /** Probability that the model falls at this roll. */
  readonly falls: Fraction;
}

export interface ClimbOdds {
  readonly measure: Measure;
  /** No die is rolled. */
  readonly automatic: boolean;
  readonly moves: readonly ClimbMove[];
  /** Whether the edge is reached with these rolls. */
  readonly arrives: boolean;
  readonly falls: Fraction;
  /** Holds on, still on the surface. */
  readonly climbsOn: Fraction;
  /** Reaches the edge and stops. */
  readonly stops: Fraction;
  /** Reaches the edge and may finish its move. */
  readonly goesOn: Fraction;
  readonly harm: readonly PartOdds[];
  readonly left: MoveLeft | null;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export const CLIMB_OUTCOMES = ['falls', 'climbs-on', 'stops', 'goes-on'] as const;
export type ClimbOutcome = (typeof CLIMB_OUTCOMES)[number];

export interface ClimbResult extends DiceResult {
  readonly outcome: ClimbOutcome;
  /** Rolls passed. */
  readonly passed: number;
  /** Above the ground, in the measure of the request; 0 after a fall, `null` without a surface. */
  readonly height: number | null;
  readonly hits: number;
  readonly after: readonly PartAfter[];
  readonly left: number | null;
  /** A model that climbed, or tried to, does not shoot this turn (SB-SHOOT-006). */
  readonly mayShoot: false;
}
