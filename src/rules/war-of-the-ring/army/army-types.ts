import type { StructureRequest } from '../battle/battle-types.js';
import type { WarFinding } from '../findings.js';

/** Pieces that stand in one area. */
export interface ArmyRequest {
  readonly area?: string | null;
  readonly contingents: readonly ArmyContingent[];
  readonly characters?: readonly string[];
  /** Leadership of all of them together. */
  readonly leadership?: number;
  readonly structure?: StructureRequest | null;
  /** Figures that each nation has: the numbers are lost (WR-RECR-003). */
  readonly figures?: readonly { readonly nation: string; readonly regular: number; readonly elite: number }[];
}

export interface ArmyContingent {
  readonly nation?: string | null;
  readonly force?: string | null;
  readonly regular?: number;
  readonly elite?: number;
}

export interface ArmyReport {
  readonly valid: boolean;
  readonly units: number;
  readonly regular: number;
  readonly elite: number;
  readonly inside: number;
  readonly outside: number;
  /** Areas that all of it moves together (WR-MOVE-003). */
  readonly move: number;
  readonly leaders: readonly string[];
  readonly findings: readonly WarFinding[];
  readonly assumptions: readonly string[];
}
