import type { Fraction } from '../../dice/fraction.js';
import type { DiceResult } from '../../shared/operation.js';
import type { FigureRequest } from '../figure/figure-request.js';

/** How the attack is made. `usual`: a sweep where the attacker can and several targets stand, else blow by blow. */
export const WAYS = ['usual', 'blows', 'sweep', 'missile', 'fiery-breath', 'poison'] as const;
export type Way = (typeof WAYS)[number];

/** Heroic phases in which a further full set of attacks may be bought (FS-HERO-006, FS-HERO-008). */
export const ATTACK_PHASES = ['5a', '5c', '6a', '6f'] as const;
export type AttackPhase = (typeof ATTACK_PHASES)[number];

/** What an exceptional hit does: the page is lost, so the caller says (FS-ATK-008). */
export const EXCEPTIONAL_EFFECTS = ['report', 'recovery', 'killed'] as const;

export const IMPACTS = ['speed', 'mass'] as const;

export interface FighterRequest extends FigureRequest {
  /** Attacks in one set before Veteran and Swiftness are added. Default 1. */
  readonly attacks?: number | undefined;
  /** Hero points that it has to spend on Wound Recovery. Default 0. */
  readonly heroPoints?: number | undefined;
}

export interface AttackerRequest extends FighterRequest {
  readonly heroicPhases?: readonly AttackPhase[] | undefined;
  /** It charges with impact (FS-IMPACT-001). */
  readonly impact?: (typeof IMPACTS)[number] | null | undefined;
  /** An enemy is near enough for its frenzy. Default true. */
  readonly frenzied?: boolean | undefined;
  /** Its weapon strikes beings of the shadow realm (FS-ABIL-016). */
  readonly shadowWeapon?: boolean | undefined;
  /** Ability values of further figures that fight as one with it (FS-CORE-005). */
  readonly grouped?: readonly number[] | undefined;
  /** Attack dice from 1 to this face are exceptional hits; the page is lost (FS-ATK-008). Default: none but for Stomp. */
  readonly exceptionalTo?: number | null | undefined;
}

export interface TargetRequest extends FighterRequest {
  /** Like figures in a row. Default 1. */
  readonly count?: number | undefined;
  /** Of fiery breath: centimetres to the point aimed at (FS-ABIL-007). */
  readonly distance?: number | null | undefined;
}

export interface AttackRequest {
  readonly attacker: AttackerRequest;
  /** Without one only the hit rolls are made. */
  readonly target?: TargetRequest | null | undefined;
  /** Further targets, in the order in which they are attacked. */
  readonly others?: readonly TargetRequest[] | undefined;
  /** A supporting enemy behind the target (FS-ABIL-025). */
  readonly supporter?: TargetRequest | null | undefined;
  readonly way?: Way | undefined;
  /** Targets that still stand strike back, phase by phase, after the attacker (FS-SEQ-005). Default false. */
  readonly reply?: boolean | undefined;
  readonly exceptional?: (typeof EXCEPTIONAL_EFFECTS)[number] | undefined;
  /** A halving binds the rolls for hero points too (FS-HERO-014). Default false. */
  readonly halvedRerolls?: boolean | undefined;
  /** When a charge goes on: after a kill, or always (FS-IMPACT-002). Default after a kill. */
  readonly chargesOn?: 'kill' | 'always' | undefined;
}

/** What has become of a figure. `open`: an exceptional hit whose effect the caller did not give. */
export const FATES = ['untouched', 'missed', 'recovered', 'prone', 'killed', 'banished', 'disabled', 'open'] as const;
export type Fate = (typeof FATES)[number];

/** The chances of one target. */
export interface TargetOdds {
  readonly index: number;
  readonly attackTarget: number;
  readonly recoveryTarget: number;
  readonly recoveryRolls: number;
  readonly heroPointTarget: number;
  readonly attacked: Fraction;
  readonly killed: Fraction;
  readonly banished: Fraction;
  readonly disabled: Fraction;
  /** It still stands, but on the ground. */
  readonly prone: Fraction;
  readonly open: Fraction;
  readonly survives: Fraction;
}

export interface AttackOdds {
  /** Against the first target; `null` without one, but for the attack target. */
  readonly attackTarget: number;
  readonly recoveryTarget: number | null;
  /** Most attack dice. */
  readonly attacks: number;
  /** At least one attack hits. */
  readonly hit: Fraction;
  /** At least one wound is dealt, exceptional hits of unknown effect not counted. */
  readonly wound: Fraction;
  /** Of the first target; `null` without one. */
  readonly survives: Fraction | null;
  readonly killed: Fraction | null;
  readonly prone: Fraction | null;
  readonly disabled: Fraction | null;
  readonly banished: Fraction | null;
  /** Place k: k hits. */
  readonly hits: readonly Fraction[];
  readonly expectedHits: Fraction;
  readonly exceptional: Fraction;
  /** Place k: k targets killed, banished or disabled. */
  readonly felled: readonly Fraction[];
  readonly expectedFelled: Fraction;
  readonly targets: readonly TargetOdds[];
  /** Phases in which the attacker strikes at all. */
  readonly phases: readonly { readonly phase: string; readonly probability: Fraction }[];
  /** With a reply: the attacker falls, and nobody does. */
  readonly attackerFalls: Fraction;
  readonly allStand: Fraction;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface TargetResult {
  readonly index: number;
  readonly fate: Fate;
  readonly heroPoints: number;
}

export interface AttackResult extends DiceResult {
  readonly attackTarget: number;
  readonly recoveryTarget: number | null;
  readonly hits: number;
  readonly exceptional: number;
  readonly felled: number;
  readonly targets: readonly TargetResult[];
  readonly attacker: { readonly fate: Fate; readonly heroPoints: number };
}
