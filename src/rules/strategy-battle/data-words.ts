/** Words and measures that every part of this rulebook's data uses. */

export type Side = 'good' | 'evil';
export type UnitKind = 'hero' | 'warrior';

/** A distance as printed, in both units. Neither is ever computed from the other (SB-MEAS-002). */
export interface Distance {
  readonly inches: number;
  readonly cm: number;
}

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}
