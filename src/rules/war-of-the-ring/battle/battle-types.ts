import type { Ratio } from '../../dice/ratio.js';
import type { DiceResult } from '../../shared/operation.js';
import type { EliteBonus, Terrain } from '../reference.js';
import type { Role, Troop } from '../strength/strength-types.js';

/** How a die is read (WR-BATTLE-002): `low` hits on the strength or less, `high` above six minus the strength. */
export const READINGS = ['low', 'high'] as const;
export type Reading = (typeof READINGS)[number];

/** Whom a player picks first: to be removed, to repeat an attack, to be sent in. */
export const ORDERS = ['regulars-first', 'elites-first', 'weakest-first', 'strongest-first'] as const;
export type Order = (typeof ORDERS)[number];

/** When a side leaves, asked after each round (WR-BATTLE-006 to 008). Any one that holds is enough. */
export interface RetreatPolicy {
  /** After this round. */
  readonly afterRound?: number | null;
  /** When it has no more than so many units. */
  readonly atMost?: number | null;
  /** When the enemy has more units. */
  readonly outnumbered?: boolean;
}

/** Units of one nation, or of a force that has none. */
export interface ContingentRequest {
  readonly nation?: string | null;
  /** Id of a force of no nation (WR-UNIT-008). */
  readonly force?: string | null;
  readonly regular?: number;
  readonly elite?: number;
  /** For nations whose elite ability the source lost; goes before the data. */
  readonly eliteBonus?: EliteBonus | null;
}

export interface SideRequest extends ContingentRequest {
  /** Rerolls in a round (WR-LEAD-001, WR-LEAD-002). */
  readonly leadership?: number;
  readonly contingents?: readonly ContingentRequest[];
  /** Characters beside the units, for their rings. */
  readonly companions?: readonly string[];
  readonly losses?: Order | null;
  /** Who repeats a missed attack (WR-LEAD-004). */
  readonly rerolls?: Order;
  readonly retreat?: RetreatPolicy | null;
}

export interface BattleRequest {
  readonly attacker: SideRequest;
  readonly defender: SideRequest;
  /** Area with known ground; or `terrain`. */
  readonly area?: string | null;
  readonly terrain?: Terrain | null;
  readonly riverCrossing?: boolean;
  readonly structure?: StructureRequest | null;
  /** `null` plays to the end. */
  readonly rounds?: number | null;
  readonly reading?: Reading;
  readonly losses?: Order;
  /** Fear of Minas Morgul (WR-PLACE-019); `null`: where the area says so. */
  readonly fear?: boolean | null;
}

/** Id of a structure, or its figures. A figure left out is that of the structure `kind`, or none. */
export type StructureRequest = string | GivenStructure;
export interface GivenStructure {
  /** Structure whose figures hold where none is given. */
  readonly kind?: string | null;
  readonly capacity?: number | null;
  readonly channel?: number | null;
  readonly defenceBonus?: number | null;
  readonly attackPenalty?: number | null;
}

/** Whom the attackers strike while defenders stand outside (WR-SIEGE-007). */
export const STRIKES = ['outside-first', 'both'] as const;
export type Strike = (typeof STRIKES)[number];
/** When the attacker turns to a siege (WR-SIEGE-009). */
export const SIEGE_POLICIES = ['never', 'before-first-round', 'when-none-outside'] as const;
export type SiegePolicy = (typeof SIEGE_POLICIES)[number];

export interface SiegeRequest extends BattleRequest {
  /** Units sent in at once: at most, besides the channel. A number, or of which kinds in the first round. */
  readonly engaged?: number | { readonly regular?: number; readonly elite?: number } | null;
  /** Who goes in, and who fills the channel again (WR-SIEGE-004). */
  readonly engage?: Order;
  /** Who shelters inside (WR-SIEGE-006); default: as many as fit, elites first. */
  readonly inside?: { readonly regular?: number; readonly elite?: number } | null;
  readonly strike?: Strike;
  readonly laySiege?: SiegePolicy;
  /** Turns of siege that the defenders suffered before this assault (WR-SIEGE-010). */
  readonly attritionTurns?: number;
  /** The besieged come out and attack (WR-SIEGE-013). */
  readonly sally?: boolean;
  /** The defenders fight before the walls (WR-SIEGE-002). */
  readonly fightsOutside?: boolean;
}

export interface UnitCount {
  readonly regular: number;
  readonly elite: number;
}

/** How a battle may end. `besieged`: the attacker turned to a siege. */
export const OUTCOMES = ['attacker', 'defender', 'both-destroyed', 'attacker-retreated', 'defender-retreated', 'besieged', 'undecided'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Survivors {
  readonly attacker: UnitCount;
  readonly defender: UnitCount;
  readonly probability: Ratio;
}

export interface BattleOdds {
  /** The other side is destroyed or has retreated. */
  readonly attackerWins: Ratio;
  readonly defenderWins: Ratio;
  readonly bothDestroyed: Ratio;
  /** Neither, after the rounds asked for, or by a siege. */
  readonly undecided: Ratio;
  /** Part of `defenderWins`. */
  readonly attackerRetreats: Ratio;
  /** Part of `attackerWins`. */
  readonly defenderRetreats: Ratio;
  /** Part of `undecided`. */
  readonly besieged: Ratio;
  readonly survivors: readonly Survivors[];
  /** `null` where it may go on for ever. */
  readonly expectedRounds: Ratio | null;
  /** Hits of the first round, before any is lost for want of a target. Index: how many. */
  readonly firstRound: { readonly attackerHits: readonly Ratio[]; readonly defenderHits: readonly Ratio[] };
  readonly strengths: readonly UnitStrength[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** The strength of one group of units, in the first round and after it. */
export interface UnitStrength {
  readonly by: Role;
  readonly nation: string | null;
  readonly force: string | null;
  readonly troop: Troop;
  readonly count: number;
  /** In the open. */
  readonly firstRound: number;
  readonly later: number;
  /** Inside of the structure, or attacking it; as in the open where there is none. */
  readonly atWalls: number;
}

export interface LossCount extends UnitCount {
  readonly total: number;
}

export interface RoundReport {
  readonly round: number;
  readonly rolls: readonly BattleRoll[];
  readonly losses: { readonly attacker: LossCount; readonly defender: LossCount };
  readonly after: { readonly attacker: UnitCount; readonly defender: UnitCount };
  /** Rows that decided something in this round. */
  readonly rules: readonly string[];
}

export interface BattleRoll {
  readonly by: string;
  readonly purpose: string;
  readonly strength: number;
  readonly face: number;
  readonly hit: boolean;
  readonly rule: string;
}

export interface BattleResult extends DiceResult {
  readonly rounds: readonly RoundReport[];
  /** `null` where nobody has won. */
  readonly winner: Role | null;
  readonly outcome: Outcome;
  readonly survivors: { readonly attacker: UnitCount; readonly defender: UnitCount };
  /** Leaders and heroes of a side that lost its last unit die with it, where it had any (WR-LEAD-005). */
  readonly leadersKilled: { readonly attacker: boolean; readonly defender: boolean };
  /** The structure has fallen (WR-SIEGE-017). */
  readonly structureTaken: boolean;
}
