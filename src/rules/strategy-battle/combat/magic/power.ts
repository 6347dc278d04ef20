/** Whom a power is cast at: nobody but the caster, one enemy, all enemies near by, one friend, one friendly Hero. */
export type Aim = 'self' | 'enemy' | 'enemies' | 'friend' | 'friendly-hero';

/** A blast: so many inches more than the die throws its victim, and the Strength of the hit on it. */
export interface Blast {
  readonly plus: number;
  readonly strength: number;
}

/**
 * The behaviour of one magical power: a value. The die that casts it and its range are data of the unit that has it.
 * What is absent, the power does not do.
 */
export interface Power {
  readonly id: string;
  /** Ledger row of the effect. */
  readonly rule: string;
  readonly aim: Aim;
  /** The effect in words. */
  readonly says: string;
  /** Caster and victim need not see each other. */
  readonly blind?: true;
  /** No other model may hide any part of the target. */
  readonly needsClearView?: true;
  /** The target must ride. */
  readonly onlyMounted?: true;
  /** The target must carry this item. */
  readonly onlyCarrying?: string;
  /** The caster chooses rider, mount or passenger. */
  readonly picksPart?: true;
  /** Lasts while the caster has Will in store. */
  readonly needsWillToLast?: true;

  readonly immobilises?: true;
  /** The caster's side moves the victim by up to half its move. */
  readonly movesVictim?: true;
  readonly laysProne?: true;
  readonly blast?: Blast;
  /** Strength of a hit on the part chosen. */
  readonly hit?: number;
  /** A Wound without a roll. */
  readonly wounds?: true;
  /** Removes the mount; rider and passenger are thrown. */
  readonly throwsRider?: true;
  /** Added to the victim's Courage. */
  readonly courage?: number;
  /** Wounds given back. */
  readonly heals?: number;
  /** What becomes of the target's Will, given what it began the game with. */
  readonly will?: (store: number, full: number) => number;
}
