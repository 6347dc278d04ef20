import type { Distance, Side } from '../data-words.js';

/**
 * What a scenario lets happen in the course of its turns: arrivals, returns, weather, removals, traps, a path walked. The
 * vocabulary that the data is written in; `rolls/` works them out.
 */

/** Where in the turn it happens. */
export const ROLL_MOMENTS = ['good-move', 'evil-move', 'after-evil-move', 'end-of-turn', 'as-it-moves'] as const;
export type RollMoment = (typeof ROLL_MOMENTS)[number];

interface Of<Kind extends string> {
  /** Unique in the whole rulebook: `nazgul`, `strong-winds`. */
  readonly id: string;
  readonly kind: Kind;
  readonly when: RollMoment;
  /** Ledger row. */
  readonly rule: string;
  /** In our own words: one sentence. */
  readonly text: string;
}

/** Faces of a second die and where they send the arrivals; ways out and in are named as the board names them. */
export interface EdgeFaces {
  readonly faces: readonly number[];
  /** Edge; `null`: the player chooses one of those named. */
  readonly edge: string | null;
  /** In our own words: `the first short edge`. */
  readonly text: string;
}

/**
 * A D6 turn after turn from `fromTurn`, until it shows `needed` or more and the thing happens, once: the Ringwraith arrives
 * (SB-S04-005), the Witch King leaves (SB-S06-006), the wind drops (SB-W02-005), the reserve arrives (SB-W05-005). Might
 * never changes it.
 */
export interface RecurringRoll extends Of<'recurring'> {
  /** Lowest face with which it happens. */
  readonly needed: number;
  readonly fromTurn: number;
  /** `priority`: whoever has priority rolls. */
  readonly by: Side | 'priority';
  /** The side rolls only once it is down to half its starting number. */
  readonly atHalf: boolean;
  /** What happening means, and what not, in our own words. */
  readonly says: string;
  readonly otherwise: string;
  /** Unit that arrives or leaves; `null` for all in reserve, and for the weather. */
  readonly unit: string | null;
  /** Where arrivals come from by a second die; empty where no die says it. */
  readonly edges: readonly EdgeFaces[];
  /** Whether arrivals may charge in the turn in which they come; `null` where nobody arrives. */
  readonly mayCharge: boolean | null;
}

/** A D6 for each model that comes within `within` of a marker (SB-W04-005): a hit of `strength`, and models of less are knocked down. */
export interface TrapRoll extends Of<'trap'> {
  readonly needed: number;
  /** Side whose models set it off. */
  readonly against: Side;
  readonly markers: number;
  readonly within: Distance;
  readonly strength: number;
  readonly says: string;
  readonly otherwise: string;
}

/** Slain models of `side` that come back in a later turn, without a die (SB-S02-005, SB-S12-007, SB-W01-005). */
export interface ReturnRoll extends Of<'return'> {
  readonly side: Side;
  /** Units that do not come back. */
  readonly except: readonly string[];
  /** Most models that enter by one edge in a turn; `null` for any number. */
  readonly perEdge: number | null;
  /** Ways in, as the board names them; empty for every edge. */
  readonly through: readonly string[];
  readonly mayCharge: boolean;
  /** A model that could enter may be held back for a later turn. */
  readonly mayWait: boolean;
  readonly says: string;
}

/**
 * Models that walk a path beside the battle, a normal move a turn (SB-S12-005), and who is set free the turn after they
 * have walked it (SB-S12-006). The length of the path is for the caller to say.
 */
export interface PathRoll extends Of<'path'> {
  readonly units: readonly string[];
  readonly move: Distance;
  readonly frees: string | null;
  readonly freesRule: string | null;
}

export type ScenarioRoll = RecurringRoll | TrapRoll | ReturnRoll | PathRoll;
export type RollKind = ScenarioRoll['kind'];
export const ROLL_KINDS = ['recurring', 'trap', 'return', 'path'] as const satisfies readonly RollKind[];
