import type { Fraction, Side } from '../data-words.js';

/**
 * How a scenario is won: the vocabulary that the data is written in. A scenario has a list of objectives; each says
 * what decides it, who then wins, and which ledger row says so. `outcome.ts` reads a state of the game against them.
 */

/** Every result a scenario may have. Degrees of victory are named only where a scenario has them (SB-S02-004). */
export const RESULTS = ['good-major', 'good-minor', 'good-win', 'draw', 'evil-win', 'evil-minor', 'evil-major'] as const;
export type Result = (typeof RESULTS)[number];

/** When an objective is looked at: as soon as it is met, or only as a turn ends. */
export const JUDGED = ['at-once', 'end-of-turn'] as const;
export type Judged = (typeof JUDGED)[number];

/** Who is meant in a points match. `same`: the units named, as ever; `none`: the clause falls away. */
export const STAND_INS = ['same', 'none', 'ringbearer', 'most-expensive-hero', 'heroes'] as const;
export type StandIn = (typeof STAND_INS)[number];

/**
 * Models that an objective speaks of. `units` are ids of participants, one model each; empty: every Hero of the side.
 * `pointsMatch` says who is meant where both players choose their own forces.
 */
export interface Subjects {
  readonly side: Side;
  readonly units: readonly string[];
  readonly pointsMatch: StandIn;
}

/** What all objectives have. */
interface Of<Kind extends string> {
  readonly kind: Kind;
  /**
   * Objectives of a lower rank go before those of a higher one. Of the same rank all are looked at together: if both
   * sides then have what they need, the game is a draw.
   */
  readonly rank: number;
  /** Ledger row that an outcome quotes. */
  readonly rule: string;
  /** In our own words: one sentence. */
  readonly text: string;
}

/** The enemy of `winner` has no more than `share` of its starting number left: half, a quarter (SB-S01-004, SB-W04-004). */
export interface ReduceObjective extends Of<'reduce'> {
  readonly winner: Side;
  readonly share: Fraction;
  readonly judged: Judged;
}

/** The enemy of `winner` has no model left (SB-S00-002, SB-S08-004). Models still in reserve are left. */
export interface WipeOutObjective extends Of<'wipe-out'> {
  readonly winner: Side;
  readonly judged: Judged;
}

/** All of the subjects are slain, fled ones included (SB-S03-004, SB-W05-004). */
export interface SlainObjective extends Of<'slain'> {
  readonly winner: Side;
  readonly subjects: Subjects;
  readonly judged: Judged;
}

/**
 * All of the subjects have left by one way (SB-S11-004, SB-W02-004). A way out is an edge or a feature as the board names
 * it, here and in every objective with `through`; the state names it likewise.
 */
export interface ExitObjective extends Of<'exit'> {
  readonly winner: Side;
  readonly subjects: Subjects;
  readonly through: string;
}

/** Every subject is slain or has left by `through`, and neither all are slain nor all have left: a draw (SB-S05-004). */
export interface SplitObjective extends Of<'split'> {
  readonly subjects: Subjects;
  readonly through: string;
}

/**
 * As the turn ends in which `side` has no model left on the table, or turn `lastTurn` (`null`: no limit), its models that
 * left by `through` are counted. More than `more` of its starting number, `escort` among them: it wins. Less than
 * `less`, or every one of `lost` slain: the other side wins. Else a draw (SB-S07-004, SB-S09-004).
 */
export interface BreakThroughObjective extends Of<'break-through'> {
  readonly side: Side;
  readonly through: string;
  readonly more: Fraction;
  readonly less: Fraction;
  /** Any one of them must have left with the others. */
  readonly escort: Subjects;
  readonly lost: Subjects;
  readonly lastTurn: number | null;
}

/** One line of a turn chart: up to and with turn `upTo`; `null` for every later one. */
export interface TurnDegree {
  readonly upTo: number | null;
  readonly result: Result;
}

/** The turn in which `side` lost its last model decides how well it did (SB-S02-004). */
export interface TurnChartObjective extends Of<'turn-chart'> {
  readonly side: Side;
  readonly degrees: readonly TurnDegree[];
}

/** Turn `lastTurn` has ended and nothing else has decided the game (SB-S08-004). */
export interface TimeOutObjective extends Of<'time-out'> {
  readonly winner: Side;
  readonly lastTurn: number;
}

/** As turn `lastTurn` ends `winner` has at least `least` models inside `area`: it wins, else a draw (SB-W01-004). */
export interface HoldObjective extends Of<'hold'> {
  readonly winner: Side;
  readonly area: string;
  readonly least: number;
  readonly lastTurn: number;
}

/** A model of `winner` leaves by `through` with `item` (SB-S11-004). */
export interface CarryOffObjective extends Of<'carry-off'> {
  readonly winner: Side;
  readonly item: string;
  readonly through: string;
}

/**
 * A thing done that the state names. Where every one of `unlessSlain` is slain it no longer wins: the game is a draw
 * (SB-S12-004).
 */
export interface DeedObjective extends Of<'deed'> {
  readonly winner: Side;
  /** Id that the state names it by: `ring-destroyed`. */
  readonly deed: string;
  readonly unlessSlain: Subjects | null;
}

/**
 * Nobody can win any more, so the game is a draw: one of `needed` is slain, whom the first side needed alive, and the other
 * side has no model left, or can neither slay another of them nor carry off `item`, all having left the table (SB-S11-004).
 */
export interface DeadlockObjective extends Of<'deadlock'> {
  readonly needed: Subjects;
  readonly item: string;
}

export type Objective =
  | ReduceObjective | WipeOutObjective | SlainObjective | ExitObjective | SplitObjective | BreakThroughObjective
  | TurnChartObjective | TimeOutObjective | HoldObjective | CarryOffObjective | DeedObjective | DeadlockObjective;
export type ObjectiveKind = Objective['kind'];

export const OBJECTIVE_KINDS = [
  'reduce', 'wipe-out', 'slain', 'exit', 'split', 'break-through', 'turn-chart', 'time-out', 'hold', 'carry-off', 'deed', 'deadlock',
] as const satisfies readonly ObjectiveKind[];

/**
 * What else decides outcomes. `reserves`: sides that may hold models back, which count as not lost. `ringForbiddenBy`:
 * ledger row by which nobody puts on the Ring here, `null` where the Ringbearer may, so that he may be lost as the last of his
 * side (SB-SPEC-009).
 */
export interface OutcomeRules {
  readonly objectives: readonly Objective[];
  readonly reserves: readonly Side[];
  readonly ringForbiddenBy: string | null;
}
