import type { Side } from '../../reference.js';
import type { Result } from '../objectives.js';

/** Most models a side may have in a state, and most turns. */
export const MOST_MODELS_OF_SIDE = 10_000;
export const MOST_TURNS = 1000;

/** Models of one unit. */
export interface UnitCount {
  readonly unit: string;
  /** Default 1. */
  readonly count?: number | undefined;
}

/** What of a model is slain: of a cavalry model, lost is whose rider is (SB-CAV-030). */
export const SLAIN_PARTS = ['model', 'rider', 'mount'] as const;
export type SlainPart = (typeof SLAIN_PARTS)[number];

export interface SlainModels extends UnitCount {
  /** Default `model`. A mount is no casualty. */
  readonly part?: SlainPart | undefined;
}

/** Models that left the table alive and by their own will, through an edge (`north`…) or a feature of the board (`gate`). */
export interface ExitedModels extends UnitCount {
  readonly through: string;
}

/** One side at a moment. What is not told (`null`, absent) is unknown, not none; a scenario that needs it says so. */
export interface SideState {
  /** Models at the start, those in reserve included. Riders count, mounts never. */
  readonly starting: number;
  /** Models on the table. */
  readonly left: number;
  /** Models still in reserve: not lost. Default 0. */
  readonly undeployed?: number | undefined;
  /** Slain and not come back, by unit. May name only those that matter. */
  readonly slain?: readonly SlainModels[] | null | undefined;
  /** Left the table after a failed test: slain for every purpose (SB-COUR-009). Default none. */
  readonly fled?: readonly UnitCount[] | undefined;
  /** All that left otherwise. */
  readonly exited?: readonly ExitedModels[] | null | undefined;
  /** Models inside the area that the objectives speak of. */
  readonly inside?: number | null | undefined;
  /** Unit that wears the Ring at this moment (SB-SPEC-009). */
  readonly ringWornBy?: string | null | undefined;
  /** Banners lost so far (SB-BANNER-007). */
  readonly bannersLost?: number | null | undefined;
}

/** An item that has left the table: who carried it, and through what. */
export interface ItemGone {
  readonly item: string;
  readonly side: Side;
  readonly through: string;
}

/** Who takes the places of named models where both players chose their own forces. */
export interface OwnForce {
  /** Every Hero of the force. */
  readonly heroes?: readonly UnitCount[] | null | undefined;
  /** By total cost with wargear and mount; of equals its player chooses (SB-S04-003). */
  readonly mostExpensiveHero?: string | null | undefined;
  readonly ringbearer?: string | null | undefined;
}

/** A state of a game. The turn is the one being played, or just ended. */
export interface OutcomeRequest {
  readonly turn: number;
  readonly endOfTurn: boolean;
  readonly sides: Readonly<Record<Side, SideState>>;
  /** Deeds done that the objectives name. */
  readonly deeds?: readonly string[] | null | undefined;
  readonly itemsGone?: readonly ItemGone[] | null | undefined;
  /** Given for a points match; the printed participants play otherwise. */
  readonly pointsMatch?: Readonly<Partial<Record<Side, OwnForce | null>>> | null | undefined;
}

/** The figures that decided, the Ring's wearer already counted as he counts. */
export interface SideCount {
  readonly starting: number;
  /** Not lost: on the table or in reserve. */
  readonly left: number;
  readonly casualties: number;
  readonly exited: number;
}

export interface Outcome {
  readonly over: boolean;
  readonly winner: Side | 'draw' | null;
  readonly result: Result | null;
  /** Ledger rows that decided, in order; empty while nothing is decided. */
  readonly because: readonly string[];
  readonly sides: Readonly<Record<Side, SideCount>>;
  /** Banners that the winner captures; `null` where nobody won or the loser's lost banners are not told. */
  readonly capturedBanners: { readonly by: Side; readonly count: number } | null;
  /** Pointers to what was told and plays no part in this scenario. */
  readonly unused: readonly string[];
}
