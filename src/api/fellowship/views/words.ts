import { SIDES } from '../../../rules/fellowship/reference.js';

/** Sides of the game, as both doors name them. */
export const SIDE_WORDS: readonly string[] = SIDES;

/** A key that may be left out or null. */
export const absent = { optional: true, nullable: true } as const;
/** Centimetres. */
export const cm = { min: 0, max: 1000 } as const;
