import type { Fraction } from '../../dice/fraction.js';
import type { Side } from '../reference.js';
import type { Part } from './combatant.js';
import type { DiceResult } from '../../shared/operation.js';

/** One model of a request, or its mount or passenger. `rider` also for models on foot. */
export interface ModelPart {
  readonly side: Side;
  readonly combatant: number;
  readonly model: number;
  readonly part: Part;
}

/** How likely a model is slain when the fight is over. One that flees or is undone counts as slain. */
export interface SlainChance extends ModelPart {
  readonly probability: Fraction;
}

/** `distribution[k]`: how likely it has lost k Wounds when the fight is over, Fate used, from 0 to the Wounds it had left. */
export interface WoundChances extends ModelPart {
  readonly distribution: readonly Fraction[];
}

export type SideChances = Readonly<Record<Side, Fraction>>;

/** One of several fights across a barrier. `fought`: how likely it comes to it; `win`: who wins it if it does, adding up to 1 (SB-DEF-005). */
export interface ChargerChances {
  readonly charger: number;
  readonly fought: Fraction;
  readonly win: SideChances;
}

/** The exact chances of a fight. Either `win`, or for several chargers across a barrier `fights`. */
export interface FightOdds {
  readonly win: SideChances | null;
  readonly fights: readonly ChargerChances[] | null;
  readonly slain: readonly SlainChance[];
  readonly wounds: readonly WoundChances[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** A side's duel: its scores in the order rolled, re-rolls and Might counted; `best` is `null` where it rolled no dice. */
export interface SideDuel {
  readonly scores: readonly number[];
  readonly best: number | null;
  readonly fight: number;
}

export interface Duel {
  readonly good: SideDuel;
  readonly evil: SideDuel;
  /** How equal best scores were decided. */
  readonly tie: 'fight' | 'die' | null;
}

/** One strike: who, at whom, what it needed on the Wound chart (`5+`, `6/4`, `-`), and the Wounds lost by it. */
export interface Strike {
  readonly by: string;
  readonly at: string;
  readonly part: Part;
  readonly needed: string;
  readonly wounds: number;
}

/** The Strength 3 hit of a fall from a mount. */
export interface FallHit {
  readonly at: string;
  readonly part: Part;
  readonly cause: 'knock-down' | 'thrown';
  readonly needed: string;
  readonly wounds: number;
}

/** One fight as it was played. `charger`: of several across a barrier, else `null`. */
export interface FightStory {
  readonly charger: number | null;
  readonly winner: Side;
  readonly duel: Duel;
  readonly strikes: readonly Strike[];
  readonly falls: readonly FallHit[];
}

export const AFTER_EFFECTS = ['venom', 'morgul-blade', 'banner-lost', 'will-lost', 'banished', 'may-fall'] as const;

/** Something that a fight leaves behind for later. */
export interface AfterEffect {
  readonly effect: (typeof AFTER_EFFECTS)[number];
  readonly part: Part;
  readonly rule: string;
}

/** One model when the fight is over. Stores as in a request: what is in hand. */
export interface ModelAfter {
  readonly combatant: number;
  readonly model: number;
  readonly wounds: number;
  readonly might: number;
  readonly will: number;
  readonly fate: number;
  readonly onGround: boolean;
  readonly mounted: boolean;
  /** Wounds left of its mount and its passenger; `null` where it has none. */
  readonly mountWounds: number | null;
  readonly passengerWounds: number | null;
  readonly effects: readonly AfterEffect[];
}

/** A fight played once. For several chargers across a barrier `winner` and `duel` are `null` and each is told in `fights`. */
export interface FightResult extends DiceResult {
  readonly winner: Side | null;
  readonly duel: Duel | null;
  readonly strikes: readonly Strike[];
  readonly falls: readonly FallHit[];
  readonly fights: readonly FightStory[] | null;
  readonly slain: readonly ModelPart[];
  readonly after: Readonly<Record<Side, readonly ModelAfter[]>>;
}
