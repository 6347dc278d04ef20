/** Steps of a special rule that magical powers and the Ring ask for. */
export interface MagicSteps {
  /** Casting: powers that need neither range nor sight while 1 Will or more is in store. */
  readonly castsAnywhere?: readonly string[];
  /** Casting: sees every point of the battlefield. */
  readonly seesEverything?: true;
  /** Resisting: a die for each Wound left, at no cost in Will. */
  readonly resistsWithWounds?: true;
  /** Resisting: dice that fail together are rolled once more. */
  readonly rerollsResistance?: true;
  /** Leaves the battle when no Will is left. */
  readonly banishedWithoutWill?: true;
  /** Vanishes with the Ring when it slays the bearer. */
  readonly takesTheRing?: true;
}
