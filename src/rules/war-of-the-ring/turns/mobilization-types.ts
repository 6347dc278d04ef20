import type { TriggerEvent } from '../reference.js';

/** What callers report. The neighbours' events follow from them. */
export const EVENT_KINDS = ['attacked', 'invaded', 'border', 'arrival', 'cured', 'saruman-killed', 'edoras-falls', 'ring-taken', 'fangorn-visited'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface EventRequest {
  readonly turn: number;
  readonly kind: EventKind;
  /** Nation that it happens to. */
  readonly nation?: string | null;
  /** Where enemies appear, or a character arrives. */
  readonly area?: string | null;
  readonly character?: string | null;
  /** Units that stood there from the start (WR-MOB-008). */
  readonly fromStart?: boolean;
  /** Reserves or reinforcements as they are raised (WR-MOB-012). */
  readonly raised?: boolean;
}

export interface MobilizationRequest {
  readonly events?: readonly EventRequest[];
  /** Units in reserve, by nation: the numbers are lost. */
  readonly reserves?: readonly { readonly nation: string; readonly units: number }[];
  /** Last turn that is looked at. */
  readonly through?: number;
}

export interface Arrival {
  readonly turn: number;
  /** `null` where the reserve is not given. */
  readonly units: number | null;
  readonly rule: string;
  /** They move from this turn on (WR-MOVE-005). */
  readonly movesFrom: number;
}

export interface NationReport {
  readonly nation: string;
  /** `null`: not before the last turn looked at. */
  readonly mobilizes: number | null;
  readonly because: TriggerEvent | null;
  readonly rule: string | null;
  readonly arrivals: readonly Arrival[];
  /** Turns of reinforcements whose numbers are lost. */
  readonly reinforcements: readonly number[];
}

export interface TheodenReport {
  /** Turn of his cure; `null`: bewitched. */
  readonly cured: number | null;
  readonly dies: number | null;
  readonly available: boolean;
  readonly rule: string;
}

export interface MobilizationReport {
  readonly nations: readonly NationReport[];
  readonly theoden: TheodenReport;
  /** `null` without a visit to Fangorn. */
  readonly ents: { readonly appear: number; readonly usable: number; readonly units: number; readonly rule: string } | null;
  readonly assumptions: readonly string[];
}
