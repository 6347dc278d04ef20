import type { WarFinding } from '../findings.js';

/** What one turn's recruitment is spent on. */
export const RECRUITS = ['regular', 'elite', 'nazgul', 'witch-king-returns', 'nothing'] as const;
export type Recruit = (typeof RECRUITS)[number];

export interface RecruitTurn {
  readonly turn: number;
  readonly recruit: Recruit;
  readonly area?: string | null;
  /** The place is besieged. */
  readonly besieged?: boolean;
  /** The place is in enemy hands, or the character who must be there is away. */
  readonly conquered?: boolean;
  readonly away?: boolean;
  /** Figures lost this turn before recruitment, which may be raised again. */
  readonly lostRegular?: number;
  readonly lostElite?: number;
  /** Of the nine, killed this turn before recruitment (WR-RECR-006). */
  readonly lostNazgul?: number;
  readonly lostWitchKing?: boolean;
}

/** Of the nine, how many are dead. */
export interface SlainRequest {
  readonly nazgul?: number;
  readonly witchKing?: boolean;
}

export interface RecruitmentRequest {
  readonly nation: string;
  readonly turns: readonly RecruitTurn[];
  /** Figures off the map; the numbers are lost (WR-RECR-003). */
  readonly figures?: { readonly regular: number; readonly elite: number } | null;
  /** Of the nine, dead before the first of the turns; any of them may be where nothing is said. */
  readonly slain?: SlainRequest | null;
}

export interface RecruitedTurn {
  readonly turn: number;
  /** What appears at its end. */
  readonly raised: Recruit;
  readonly area: string | null;
  /** Turns paid so far for something that takes two. */
  readonly progress: number;
  /** It moves from this turn on. */
  readonly movesFrom: number | null;
  readonly rule: string;
}

export interface RecruitmentReport {
  readonly legal: boolean;
  readonly turns: readonly RecruitedTurn[];
  readonly total: { readonly regular: number; readonly elite: number; readonly nazgul: number; readonly witchKing: number };
  readonly findings: readonly WarFinding[];
  readonly assumptions: readonly string[];
}

/** What can be raised still, by what it is raised as. */
export type Box = Record<Exclude<Recruit, 'nothing'>, number>;
