/** Several shots in one Shoot phase, with one kind of missile weapon. */
export interface Shots {
  /** Wargear id. */
  readonly weapon: string;
  readonly count: number;
}

/** Steps of a special rule that shooting and volleys ask for. */
export interface MissileSteps {
  readonly shots?: Shots;
  /** Stands on a base of 40 mm or more, so that a volley may hit it once for each Wound of its profile (SB-VOLLEY-008). */
  readonly largeBase?: true;
}
