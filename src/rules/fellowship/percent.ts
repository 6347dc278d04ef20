import { bandStep, type Told } from '../dice/bands.js';
import type { Chance } from '../dice/chance.js';
import { Fraction } from '../dice/fraction.js';
import type { StoryTable } from '../shared/story-table.js';

/** Sides of percentile dice: 00 is read as 100 (FS-CORE-002). */
export const PERCENT = 100;
/** Sides of the dice of initiative and deployment. */
export const TEN = 10;

/** Half and a quarter of a value, rounded down (FS-CORE-004). */
export const half = (value: number): number => Math.floor(value / 2);
export const quarter = (value: number): number => Math.floor(value / 4);

/** A target that dice can be held against: 0 never succeeds, 100 always does (FS-CORE-002). */
export const clamped = (target: number): number => Math.min(PERCENT, Math.max(0, target));

/** The chance to roll a target or less. */
export const chanceOf = (target: number): Fraction => Fraction.of(clamped(target), PERCENT);

/** A D100 against a target: on it or below is a success (FS-CORE-001). */
export function checkStep<S>(
  due: { readonly purpose: string; readonly by: string | null },
  target: number,
  ends: { readonly success: S; readonly failure: S },
  told?: Told<S, StoryTable>,
): Chance<S, StoryTable> {
  return bandStep({ ...due, sides: PERCENT, modifier: 0 }, [{ to: clamped(target), state: ends.success }, { to: PERCENT, state: ends.failure }], told);
}
