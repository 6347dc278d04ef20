import type { Fraction } from '../../dice/fraction.js';
import type { DiceResult } from '../../shared/operation.js';
import type { Side } from '../reference.js';
import type { MotivationSide } from './motivation-types.js';

/** Most initiative dice of one side. */
export const MOST_DICE = 20;

export interface InitiativeSide {
  /** Dice that are certain: the basic one and those already gained. Default 1. */
  readonly dice?: number | undefined;
  /** What is still rolled for in the motivation check. */
  readonly motivation?: MotivationSide | null | undefined;
}

export interface InitiativeRequest {
  readonly good?: InitiativeSide | undefined;
  readonly evil?: InitiativeSide | undefined;
  /** Who held initiative in the bound before; `null` on the first bound, where a drawn roll is thrown again. */
  readonly holder?: Side | null | undefined;
  /** Who casts Gain Initiative after the roll, in order (FS-SPELL-013). */
  readonly gainInitiative?: readonly Side[] | undefined;
}

export interface SideChances {
  readonly good: Fraction;
  readonly evil: Fraction;
}

export interface InitiativeOdds {
  /** The roll is won by Good, by Evil, or drawn. */
  readonly good: Fraction;
  readonly evil: Fraction;
  readonly tie: Fraction;
  /** Who holds initiative by the roll once a draw is settled. */
  readonly holds: SideChances;
  /** Who goes first in the rounds of this bound, spells counted. */
  readonly leads: SideChances;
  /** Place k: k dice are rolled. */
  readonly dice: { readonly good: readonly Fraction[]; readonly evil: readonly Fraction[] };
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface InitiativeResult extends DiceResult {
  readonly scores: { readonly good: number; readonly evil: number };
  readonly tie: boolean;
  /** By the roll: the holder for a drawn roll of the next bound. */
  readonly holds: Side;
  readonly leads: Side;
}
