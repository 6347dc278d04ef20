import type { Fraction } from '../../dice/fraction.js';
import type { DiceResult } from '../../shared/operation.js';
import type { FigureRequest } from '../figure/figure-request.js';
import type { Tree } from './spread-of-fire.js';

export const DOORS = ['wood', 'stone', 'other'] as const;
/** Most spell points (FS-SPELL-001). */
export const MOST_SPELL_POINTS = 10;
/** Heroic phases in which orders may be given: those of the movement, missile and combat rounds (FS-SPELL-010). */
export const MOST_ORDERS = 6;

/** Who casts, and what he has at hand. */
export interface CasterRequest {
  readonly spellPoints?: number | undefined;
  /** Hero points, which the Spell Casting ability spends on Mind spells (FS-ABIL-019). */
  readonly heroPoints?: number | undefined;
  readonly abilities?: readonly string[] | undefined;
  /** In close combat. */
  readonly engaged?: boolean | undefined;
  /** He has moved in this bound. */
  readonly moved?: boolean | undefined;
  /** A flame beside him. */
  readonly fireSource?: boolean | undefined;
  /** Centimetres to the wood that is to burn. */
  readonly woodAt?: number | null | undefined;
  /** He touches the door. */
  readonly touching?: boolean | undefined;
  readonly door?: (typeof DOORS)[number] | null | undefined;
  /** He keeps Obscure up from the bound before. */
  readonly renewing?: boolean | undefined;
}

export interface SpellRequest {
  readonly spell: string;
  readonly figure?: FigureRequest | null | undefined;
  /** Like figures, or companies, that it may touch. Default 1. */
  readonly count?: number | undefined;
  /** Centimetres from the caster, or from what burns, when it is cast. */
  readonly distance?: number | null | undefined;
  /** Orders given under Control. Default 1. */
  readonly orders?: number | undefined;
  /** Recovery target of a company: that page is lost. */
  readonly recoveryTarget?: number | null | undefined;
  /** The company is under an adverse morale result. Default true. */
  readonly shaken?: boolean | undefined;
  /** Hero points of each figure for Wound Recovery, for Negate where `negate` says so, or for orders that are obeyed; 0 does not bind the orders. */
  readonly heroPoints?: number | undefined;
  readonly negate?: boolean | undefined;
  readonly halvedRerolls?: boolean | undefined;
  /** Trees that may catch fire, the first one lit; places in centimetres (FS-SPELL-018). */
  readonly trees?: readonly Tree[] | undefined;
  readonly caster?: CasterRequest | null | undefined;
}

/** What is left to the caster. */
export interface CastingReport {
  readonly spellPoints: number;
  readonly heroPoints: number;
  /** He may still make his normal move in 4c. */
  readonly normalMove: boolean;
  readonly takesHold: boolean;
}

/** Whether the spell comes to its victim at all, and whether he has a roll against it. */
export interface SpellTouch {
  readonly touches: boolean;
  /** Row by which it does not touch him; `null` where it does. */
  readonly barredBy: string | null;
  /** A save, a recovery or a rally is rolled. */
  readonly saveRolled: boolean;
}

export interface SpellOdds extends SpellTouch {
  readonly spell: string;
  /** Target of the save or of the recovery; `null` where nothing is rolled. */
  readonly target: number | null;
  /** Of one figure: it is not affected. By a save only where `saveRolled`. */
  readonly saved: Fraction;
  /** The spell takes effect on it: a wound, flight, all orders obeyed, a company rallied. */
  readonly affected: Fraction;
  /** Of one figure, for spells that wound; `null` for others. */
  readonly killed: Fraction | null;
  readonly survives: Fraction | null;
  /** Place k: k orders obeyed; `null` but for Control. */
  readonly obeyed: readonly Fraction[] | null;
  /** Place k: thrown k centimetres, once a save has failed; `null` but for Shock. */
  readonly thrown: readonly Fraction[] | null;
  /** Place k: k figures affected. */
  readonly spread: readonly Fraction[];
  readonly expectedAffected: Fraction;
  readonly prone: boolean;
  readonly casting: CastingReport | null;
  /** Places of the trees that burn. */
  readonly burning: readonly number[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface SpellFigureResult {
  readonly affected: boolean;
  readonly killed: boolean;
  readonly prone: boolean;
  readonly obeyed: number;
  /** Centimetres. */
  readonly thrown: number;
  readonly heroPoints: number;
}

export interface SpellResult extends DiceResult, SpellTouch {
  readonly spell: string;
  readonly target: number | null;
  readonly figures: readonly SpellFigureResult[];
  readonly casting: CastingReport | null;
  /** Places of the trees that burn. */
  readonly burning: readonly number[];
}
