import { milsOf, type Length, type Measure, type Mils } from '../length.js';
import { reject } from '../refuse.js';

/** How far two models are from each other: edge to edge, or from centre to centre with the widths of both bases (SB-MEAS-001). */
export interface Apart {
  readonly distance?: Length | null | undefined;
  readonly centres?: Length | null | undefined;
  /** Diameters, in the measure of the game. */
  readonly bases?: readonly Length[] | null | undefined;
}

/**
 * Distances are between the nearest edges of the bases.
 * @throws RuleError where neither form is complete, or both are given.
 */
export function gapOf({ distance, centres, bases }: Apart, measure: Measure, pointer: string): Mils {
  if (distance != null && centres != null) reject(`${pointer}/centres`, 'not-allowed', 'Give the distance of the edges or of the centres, not both.');
  if (distance != null) return milsOf(distance, measure);
  if (centres == null) reject(`${pointer}/distance`, 'required', 'A distance is needed, or that of the centres with both bases.');
  if (bases?.length !== 2) reject(`${pointer}/bases`, 'required', 'Beside the distance of the centres the diameters of both bases are needed.');
  const radii = bases.reduce((sum, base) => sum + milsOf(base, measure), 0) / 2;
  return Math.max(0, milsOf(centres, measure) - radii);
}

/** Every "within" of the rules includes exactly that distance (SB-MEAS-001). */
export function isWithin(gap: Mils, limit: Mils): boolean {
  return gap <= limit;
}
