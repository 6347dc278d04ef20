import type { EliteBonus, Side, SpecialForce, Terrain } from '../reference.js';

export const TROOPS = ['regular', 'elite'] as const;
export type Troop = (typeof TROOPS)[number];
export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/** Where a unit fights: in the open, at a structure that it attacks, or inside of one. */
export const STANDS = ['open', 'assaulting', 'inside'] as const;
export type Stand = (typeof STANDS)[number];

/** The part of a structure that changes strengths. */
export interface Walls {
  readonly defenceBonus: number;
  /** 0 or more: what attackers lose. */
  readonly attackPenalty: number;
}

/** Everything that decides the strength of a unit. */
export interface Fighter {
  readonly troop: Troop;
  /** What its kind brings; `null` for a kind unknown to the data. */
  readonly base: number;
  readonly nation: string | null;
  readonly side: Side | null;
  readonly force: SpecialForce | null;
  /** The elite ability that holds, from the data or the caller. */
  readonly eliteBonus: EliteBonus | null;
  readonly role: Role;
  readonly stand: Stand;
  readonly terrain: Terrain;
  readonly river: boolean;
  readonly walls: Walls | null;
  readonly rings: readonly RingBonus[];
}

export interface RingBonus {
  readonly ring: string;
  readonly nation: string | null;
  readonly bonus: number;
  readonly rule: string;
}

/** One step of a strength: what it came to before and after, why, and by which row. */
export interface Addend {
  readonly because: string;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly rule: string;
}

export interface Strength {
  /** From 0 (never hits) to 6 (always hits). */
  readonly strength: number;
  /** Before it was kept within 0 to 6. */
  readonly sum: number;
  readonly addends: readonly Addend[];
}
