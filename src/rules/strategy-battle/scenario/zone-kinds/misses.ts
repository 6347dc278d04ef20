import { ROUNDING } from '../geometry.js';
import type { Ground } from '../ground.js';
import type { Measure } from '../board.js';
import type { Miss } from './zone-kind.js';

/** How far a base may be off where the text says "touching" or "centred": what a tape can tell. */
export const TOUCH: Readonly<Record<Measure, number>> = { inches: 0.05, cm: 0.1 };

/** A figure with its unit, at most two decimals: `6"`, `14cm`. */
export function shownLength(length: number, measure: Measure): string {
  const figure = Math.round(length * 100) / 100 + 0;
  return measure === 'inches' ? `${figure}"` : `${figure}cm`;
}

/** @returns a miss where the gap is larger than the limit; `from` as in `from the south edge`. */
export function notWithin(gap: number, limit: number, from: string, { measure }: Ground): Miss | null {
  if (gap <= limit + ROUNDING) return null;
  const text = `is ${shownLength(gap, measure)} from ${from}; at most ${shownLength(limit, measure)} is allowed`;
  return { code: 'outside-zone', text, actual: gap, limit, by: gap - limit };
}

/** @returns a miss where the gap is not 0, as far as a tape can tell. */
export function notTouching(gap: number, what: string, { measure }: Ground): Miss | null {
  if (Math.abs(gap) <= TOUCH[measure]) return null;
  const text = gap > 0 ? `is ${shownLength(gap, measure)} from ${what} and has to touch it` : `stands ${shownLength(-gap, measure)} too far over ${what}; its base has to touch it`;
  return { code: 'not-touching', text, actual: gap, limit: 0, by: Math.abs(gap) };
}

/** The verdict that misses by least; inside one alternative is inside. */
export function nearest(misses: readonly (Miss | null)[]): Miss | null {
  return misses.reduce((best, miss) => (best === null || miss === null ? null : miss.by < best.by ? miss : best), misses[0] ?? null);
}
