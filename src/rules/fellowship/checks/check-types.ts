import type { Fraction } from '../../dice/fraction.js';
import type { DiceResult } from '../../shared/operation.js';
import type { Change } from '../change.js';
import type { FigureRequest } from '../figure/figure-request.js';

/** What the check is for. `manoeuvre`: a jump, leap or balance; `terror`: an enemy that frightens; `camouflage`: looking for hidden enemies. */
export const CAUSES = ['ordinary', 'manoeuvre', 'climb', 'terror', 'camouflage'] as const;
export type Cause = (typeof CAUSES)[number];

export const MOST_FIGURES = 20;

export interface CheckRequest extends FigureRequest {
  readonly cause?: Cause | undefined;
  /** Flat changes come before doubling and halving. */
  readonly modifier?: number | undefined;
  readonly half?: boolean | undefined;
  readonly quarter?: boolean | undefined;
  readonly double?: boolean | undefined;
  /** A failed check is rolled again so often. */
  readonly rerolls?: number | undefined;
  /** Ability values added to the figure's own (FS-CORE-005). */
  readonly grouped?: readonly number[] | undefined;
  /** Like figures, each of which checks. */
  readonly count?: number | undefined;
  /** Centimetres to what calls for the check, where distance matters. */
  readonly distance?: number | null | undefined;
  /** Hero points of each figure, to cancel what a failed check brings. */
  readonly heroPoints?: number | undefined;
}

export interface CheckOdds {
  readonly target: number;
  /** No roll is due: out of reach, or nothing that could frighten it. */
  readonly due: boolean;
  /** Of one figure. */
  readonly pass: Fraction;
  readonly fail: Fraction;
  /** It fails and pays no hero point: what the check was for happens. */
  readonly suffers: Fraction;
  /** Place k: k figures pass. */
  readonly passes: readonly Fraction[];
  readonly anyPasses: Fraction;
  readonly expectedPasses: Fraction;
  readonly expectedSufferers: Fraction;
  readonly changes: readonly Change[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface CheckFigureResult {
  readonly passed: boolean;
  readonly suffers: boolean;
  readonly heroPoints: number;
}

export interface CheckResult extends DiceResult {
  readonly target: number;
  readonly due: boolean;
  readonly figures: readonly CheckFigureResult[];
}
