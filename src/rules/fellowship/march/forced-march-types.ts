import type { Fraction } from '../../dice/fraction.js';
import type { DiceResult } from '../../shared/operation.js';
import type { Side } from '../reference.js';

/** What came before the march: only the normal move in 4c, or heroic moves in 4b or 4d as well. */
export const BEFORE = ['normal', 'heroic'] as const;

export interface ForcedMarchRequest {
  /** Of the company leader, or of the figure whose terror drives the companies. */
  readonly ability: number;
  readonly after?: (typeof BEFORE)[number] | undefined;
  /** Ability value of the drover; `null` for none. */
  readonly drover?: number | null | undefined;
  readonly side?: Side | null | undefined;
  /** Centimetres from a figure with Terror to the standard of each company (FS-FM-009). */
  readonly drivenAt?: readonly number[] | null | undefined;
  /** Normal rate of the company, in centimetres. */
  readonly rate?: number | null | undefined;
  /** A march declared together with an impact is refused. */
  readonly impact?: boolean | undefined;
  /** Number of this bound, to count the rest from. */
  readonly bound?: number | undefined;
  /** Later bounds in which an enemy has it in close combat. */
  readonly contactBounds?: readonly number[] | undefined;
}

/** What a company may do once it has marched or is fatigued (FS-FM-002, FS-FM-003, FS-FM-007). */
export interface MarchState {
  readonly mayShoot: boolean;
  readonly mayFightNormally: boolean;
  /** Phases in which a hero point lets it fight. */
  readonly mayFightIn: readonly string[];
  readonly mayImpact: boolean;
  readonly strikesBack: boolean;
  readonly recoveryHalved: boolean;
  readonly proneOnContact: boolean;
}

export interface ForcedMarchOdds {
  readonly target: number;
  readonly marches: Fraction;
  readonly fatigued: Fraction;
  readonly nothing: Fraction;
  /** Faces from this one on mean fatigue. */
  readonly fatigueFrom: number;
  /** Full bounds of rest. */
  readonly rest: number;
  /** First bound in which a fatigued company is normal again. */
  readonly normalFrom: number;
  /** Centimetres more; `null` where the rate is not told. */
  readonly move: number | null;
  /** Places of the companies that the roll is for: within reach of the terror. */
  readonly companies: readonly number[];
  readonly afterMarch: MarchState;
  readonly whileFatigued: MarchState;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export const OUTCOMES = ['marches', 'fatigued', 'nothing'] as const;
export type MarchOutcome = (typeof OUTCOMES)[number];

export interface ForcedMarchResult extends DiceResult {
  readonly target: number;
  readonly outcome: MarchOutcome;
  readonly rest: number;
  readonly normalFrom: number | null;
  readonly move: number | null;
  readonly companies: readonly number[];
  readonly state: MarchState;
}
