/** How the strikes of a model with the rule are made. */
export interface StrikeTraits {
  /** Never needs more than this to wound. */
  readonly neverAbove?: number;
  /** Reads the Wound chart at the victim's Courage. */
  readonly byCourage?: true;
  /** A Wound not recovered slays, whatever the Wounds. */
  readonly slaysOutright?: true;
  /** The first Attack is a lash, whose success the blade follows at once. */
  readonly lash?: true;
  /** Rolls against one enemy for one more Attack before it strikes. */
  readonly chain?: true;
}

/** How a model with the rule suffers. */
export interface StruckTraits {
  /** The last Wound is held on a die of 2 or more. */
  readonly holdsLastWound?: true;
  /** Tests Courage at each Wound suffered or is gone. */
  readonly flees?: true;
  /** Good models never strike it or shoot at it while those live who protect it. */
  readonly protected?: true;
}

/** What a blow leaves in an enemy who survives it. `fromWounds`: Wounds that his profile must show. */
export interface LeftInVictim {
  readonly effect: 'venom' | 'morgul-blade';
  readonly fromWounds: number;
}

/** Steps of a special rule that a fight asks for, in the order in which it does. */
export interface FightSteps {
  /** Everything below: only while this item of wargear is the weapon in use. */
  readonly withWeapon?: string;
  /** Before the duel: may blow a horn when outnumbered. */
  readonly blowsHorn?: true;
  /** Duel dice: a two-handed weapon costs nothing. */
  readonly noTwoHandedPenalty?: true;
  /** Charge: its charge on foot has the bonuses of cavalry, against cavalry too. */
  readonly pounces?: true;
  /** Strikes: may strike every enemy once instead. */
  readonly maySweep?: true;
  readonly strike?: StrikeTraits;
  readonly struck?: StruckTraits;
  /** After the fight. */
  readonly leaves?: LeftInVictim;
  /** After the fight: Will that having fought costs, unless a wearer of the Ring was fought by one who sees him. */
  readonly willPerFight?: number;
}
