import type { Side } from './reference.js';

/**
 * What a special ability, a training skill or a spell in force does: a small value of fixed steps, which the calculations
 * take in one written order. A trait without steps is for sight and stories alone.
 */
export interface Trait {
  readonly id: string;
  /** Ledger row that says so. */
  readonly rule: string;
  /** Added to the ability value, of one side only where a side is named (FS-ATK-004). */
  readonly ability?: number;
  readonly side?: Side;
  /** A value marked on a base may have this in it already. */
  readonly marked?: boolean;
  /** What it does to the attack value once that is known (FS-SPELL-005, FS-SPELL-006). */
  readonly attackValue?: 'doubled' | 'halved';
  /** Whoever attacks the bearer does so with half ability. */
  readonly halvesAttackers?: boolean;
  /** Wounds that the bearer causes are recovered at half value. */
  readonly halvesRecovery?: boolean;
  /** Traits that do nothing to or for the bearer of this one. */
  readonly ignores?: readonly string[];
  /** Counts as shielded without a shield, always or in woods only (FS-SHLD-006). */
  readonly shielded?: 'always' | 'in-woods';
  /** Attacks more in every set of attacks. */
  readonly attacks?: number;
  /** Attacks more in each impact phase. */
  readonly impactAttacks?: number;
  /** Attacks again in the normal and the second impact phase while its attacks succeed. */
  readonly chargesOn?: boolean;
  /** Saves against spells with the whole ability value. */
  readonly savesInFull?: boolean;
  /** A spell takes hold of the bearer at most so often in 100, before any save. */
  readonly spellsReach?: number;
  /** Not knocked prone by a figure. */
  readonly steady?: boolean;
  /** A target that recovers from the bearer's hit is knocked prone. */
  readonly knocksDown?: boolean;
  /** What it does to recovery it does after a normal wound, not after an exceptional hit. */
  readonly normalWoundsOnly?: boolean;
  /** Attack dice from 1 to this face are exceptional hits. */
  readonly exceptionalTo?: number;
  /** One attack is rolled against every figure in contact, until one of them recovers. */
  readonly sweeps?: boolean;
  /** Strikes the supporter of an enemy that it has killed. */
  readonly thrusts?: boolean;
  /** Its bite may inject poison. */
  readonly poisons?: boolean;
  /** Its flames may be aimed at a point. */
  readonly breathesFire?: boolean;
  /** Only those who can strike into the shadow realm kill the bearer. */
  readonly walksInShadow?: boolean;
  /** Strikes into the shadow realm. */
  readonly strikesInShadow?: boolean;
  /** Sees into it. */
  readonly seesShadow?: boolean;
  /** How far a shared heroic action reaches, in centimetres. */
  readonly commands?: number;
  /** Has no zone of control and passes those of others. */
  readonly slips?: boolean;
  /** Rate that replaces the figure's own, in centimetres. */
  readonly rate?: number;
  /** Difficult terrain that does not slow it. */
  readonly crosses?: 'all' | readonly string[];
  /** Difficult terrain does not matter but where the move ends. */
  readonly flies?: boolean;
  /** Share of the move, in quarters, that mounting costs. */
  readonly mountingQuarters?: number;
  /** The chance to fail a manoeuvre is halved. */
  readonly halvesFailure?: boolean;
  /** Climbs and drops are tried at half ability (FS-TRAIN-007). */
  readonly climbsAtHalf?: boolean;
  /** How much of its move it may make and still shoot without a penalty, in halves of the rate. */
  readonly shootsAfterHalves?: number;
  /** Runs for those who can be frightened: none of the bearer's. */
  readonly fearless?: boolean;
  /** May leave an enemy that has just reached it, by an ability check in 4e. */
  readonly evades?: boolean;
  /** May come to the table in any 4e phase. */
  readonly ambushes?: boolean;
  /** May pay for Mind spells with hero points. */
  readonly castsWithHeroPoints?: boolean;
  /** Frightens enemies within so many centimetres. */
  readonly frightens?: number;
  /** Within so many centimetres of an enemy it must charge. */
  readonly frenzy?: number;
  /** Neither moves nor attacks. */
  readonly idle?: boolean;
  /** Runs from its enemies. */
  readonly flees?: boolean;
}
