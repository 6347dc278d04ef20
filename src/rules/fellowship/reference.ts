import type { Rule } from '../shared/ledger-rule.js';
import type { Sourced } from '../shared/sourced.js';

/**
 * The data that this rulebook needs, as types only. The reference ring fills it from the database; a unit test can fill
 * it by hand. Everything is deeply frozen. Lengths are in centimetres: the book prints no others.
 */

export const SIDES = ['good', 'evil'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'good' ? 'evil' : 'good');

/** A record with a name and a short text in our own words. */
export interface Named extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** One lettered phase of a round (FS-SEQ-002). `id` is its code: `4e`. */
export interface Phase extends Named {
  readonly round: string;
  /** Number of the round, from 1. */
  readonly roundNumber: number;
  readonly heroic: boolean;
  /** Part of the combat round, 1 to 3; `null` in other rounds. */
  readonly part: number | null;
  /** The present pages say what is done in it; if not, the caller knows. */
  readonly procedure: boolean;
}

/** One entry of the movement tables (FS-MOVE-001, FS-MOVE-002). */
export interface Race extends Named {
  readonly side: Side;
  /** Normal rate. */
  readonly rate: number;
  readonly mount: boolean;
  /** Sees well at night and under Darkness (FS-NIGHT-001). */
  readonly nightVision: boolean;
}

export const SPELL_FAMILIES = ['mind', 'power', 'natural'] as const;
export interface SpellRecord extends Named {
  readonly family: (typeof SPELL_FAMILIES)[number];
  /** How far from the caster; `null` for the whole table, 0 for a touch. */
  readonly range: number | null;
  /** The victim rolls against it. */
  readonly save: boolean;
}

export interface HeroicActionRecord extends Named {
  /** Codes of the phases in which it may be taken; none where the book names none. */
  readonly phases: readonly string[];
}

export type SpecialAbilityRecord = Named;

export const SKILL_HOLDERS = ['individual', 'company', 'ancillary-squad'] as const;
export type SkillHolder = (typeof SKILL_HOLDERS)[number];
export interface TrainingSkillRecord extends Named {
  /** Who may have it (FS-TRAIN-010). */
  readonly holders: readonly SkillHolder[];
  /** Troops that the book names as examples. */
  readonly examples: readonly string[];
}

/** Where a side may stand: as far from its own edge. `null`: as far as the middle of the table. */
export interface Zone {
  readonly side: 'either' | 'attacker' | 'defender';
  readonly depth: number | null;
}

/** One of the four kinds of engagement (FS-ENG-001). */
export interface Engagement extends Named {
  readonly zones: readonly Zone[];
  /** What is done in setting up, in order. */
  readonly steps: readonly string[];
  readonly markers: { readonly each: number; readonly centre: number };
  /** What the printed picture or a lost page would have added. */
  readonly open: readonly string[];
}

export interface Terrain extends Named {
  readonly difficult: boolean;
}

/** A table of words. */
export interface Chart extends Named {
  readonly columns: readonly string[];
  /** A heading and one cell for each column. */
  readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[];
}

export interface FellowshipReference {
  readonly phases: readonly Phase[];
  readonly races: readonly Race[];
  readonly spells: readonly SpellRecord[];
  readonly heroicActions: readonly HeroicActionRecord[];
  readonly specialAbilities: readonly SpecialAbilityRecord[];
  readonly trainingSkills: readonly TrainingSkillRecord[];
  readonly engagements: readonly Engagement[];
  readonly terrain: readonly Terrain[];
  readonly charts: readonly Chart[];
  readonly rules: readonly Rule[];
}
