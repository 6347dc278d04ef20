import type { Area, Character, Side, SpecialForce, Terrain } from '../reference.js';
import type { WarFinding } from '../findings.js';
import type { Kin } from '../strength/fighters.js';

/** How pieces move other than on foot. */
export const MODES = ['land', 'mounted', 'flying', 'boats'] as const;
export type Mode = (typeof MODES)[number];

/** One area that is moved into. */
export interface StepRequest {
  readonly area: string;
  /** For areas that the source does not name. */
  readonly terrain?: Terrain | null;
  /** The border crossed is a river. */
  readonly river?: boolean;
  readonly enemyArmy?: boolean;
  readonly mordor?: boolean | null;
  /** With `boats`: up the Anduin. */
  readonly upstream?: boolean;
}

export interface MovementRequest {
  readonly nation?: string | null;
  readonly force?: string | null;
  readonly regular?: number;
  readonly elite?: number;
  readonly characters?: readonly string[];
  readonly mode?: Mode;
  /** Areas in a turn, where the source lost them (WR-CHAR-016). */
  readonly speed?: number | null;
  readonly from?: string | null;
  readonly path: readonly StepRequest[];
  readonly turn?: number | null;
  /** Turn in which the units were raised (WR-MOVE-005). */
  readonly raisedTurn?: number | null;
  /** The Council of Elrond has taken place. Where nothing is said: yes, but for mounted Nazgûl. */
  readonly councilHeld?: boolean | null;
  /** A blue hero has been in Fangorn. */
  readonly fangornVisited?: boolean;
  readonly wildMenBeaten?: boolean;
  /** The characters lead units as enlisted hobbits (WR-CHAR-009). */
  readonly enlisted?: readonly string[];
}

export type StepOutcome = 'entered' | 'stops' | 'refused' | 'destroyed';

export interface StepReport {
  readonly area: string;
  readonly terrain: Terrain;
  readonly outcome: StepOutcome;
  readonly rule: string;
}

export interface MovementReport {
  readonly legal: boolean;
  /** Areas that these pieces may move in a turn, together. */
  readonly allowance: number;
  readonly spent: number;
  readonly ends: string | null;
  readonly steps: readonly StepReport[];
  readonly findings: readonly WarFinding[];
  readonly assumptions: readonly string[];
}

/** What moves, looked up. */
export interface Mover {
  readonly kin: Kin;
  readonly side: Side | null;
  readonly units: number;
  readonly regular: number;
  readonly force: SpecialForce | null;
  readonly forceId: string | null;
  readonly characters: readonly Character[];
  readonly nazgul: boolean;
  /** With Nazgûl on horseback, alone or beside others (WR-CHAR-021). */
  readonly riding: boolean;
  /** The Council of Elrond has taken place. */
  readonly council: boolean;
  readonly mode: Mode;
  readonly request: MovementRequest;
}

export interface Step {
  readonly index: number;
  /** Area before, where the source names it, and its id. */
  readonly from: Area | null;
  readonly fromId: string | null;
  /** It lies in Mordor; `null` where nothing is known of it. */
  readonly fromMordor: boolean | null;
  readonly area: Area | null;
  readonly id: string;
  readonly terrain: Terrain;
  readonly request: StepRequest;
  readonly mordor: boolean;
}
