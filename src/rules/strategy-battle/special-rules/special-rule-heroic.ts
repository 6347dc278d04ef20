/** Steps of a special rule that heroic actions ask for. */
export interface HeroicSteps {
  /** Heroic combats cost no Might. */
  readonly callsCombatsForNothing?: true;
}
