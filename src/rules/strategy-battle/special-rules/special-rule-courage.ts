import type { Distance } from '../reference.js';

/** Why Courage tests are passed without dice, and by models of which races; `null`: by the model that has the rule. */
export interface PassedBy {
  readonly because: string;
  readonly races: ReadonlySet<string> | null;
}

/** Steps of a special rule that Courage asks for. */
export interface CourageSteps {
  /** Enemies test before they charge it. */
  readonly causesTerror?: true;
  /** What makes it terrifying also frightens the mounts of those who charge it. */
  readonly frightensMounts?: true;
  /** Charges terrifying enemies without a test. */
  readonly ignoresTerror?: true;
  /** Passes every Courage test, or lets a race do so, while something lasts. */
  readonly passes?: PassedBy;
  /** How far its Stand Fast! reaches. */
  readonly standFast?: Distance;
  /** While it is on the table nobody tests for the loss of half the force. */
  readonly endsHalfForceTests?: true;
}
