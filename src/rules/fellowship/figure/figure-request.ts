import type { Side } from '../reference.js';

/** Most a figure's ability value may be written as; targets are clamped to 100 in the end. */
export const MOST_ABILITY = 200;

/** Rings round a base: how a leader is marked (FS-HERO-001). */
export const RANKS = ['none', 'leader', 'lieutenant', 'captain'] as const;
export type Rank = (typeof RANKS)[number];

export const SHIELDS = ['none', 'normal', 'body'] as const;
export type Shield = (typeof SHIELDS)[number];

/** A scout that shoots and goes on scouting (FS-SCOUT-006). */
export const SCOUTING_SHOTS = ['stationary', 'moved'] as const;

/** A figure as the caller describes it: one ability value, how it is marked, and what is true of it at the moment. */
export interface FigureRequest {
  readonly ability: number;
  readonly side?: Side | null | undefined;
  readonly rank?: Rank | undefined;
  /** Ability value written in red. */
  readonly red?: boolean | undefined;
  /** Red number beside the ability value, 2 to 10. */
  readonly redNumber?: number | null | undefined;
  readonly abilities?: readonly string[] | undefined;
  /** Special abilities that a weapon or item gives while it is used (FS-ABIL-028). */
  readonly using?: readonly string[] | undefined;
  readonly skills?: readonly string[] | undefined;
  /** Spells in force on it, in the order in which they were cast. */
  readonly spells?: readonly string[] | undefined;
  readonly shield?: Shield | undefined;
  /** It has declared shielding in 3a and not withdrawn it since (FS-SHLD-004). */
  readonly shielding?: boolean | undefined;
  readonly inWoods?: boolean | undefined;
  readonly forcedMarched?: boolean | undefined;
  readonly fatigued?: boolean | undefined;
  /** It runs in terror. */
  readonly fleeing?: boolean | undefined;
  /** The ability value given has the scout's penalty in it already (FS-SCOUT-006). */
  readonly scoutReduced?: boolean | undefined;
  readonly scouting?: (typeof SCOUTING_SHOTS)[number] | null | undefined;
  /** Its formation assaults the enemy that its scouts have pointed out, for the first time (FS-SCOUT-004). */
  readonly tactician?: boolean | undefined;
}
