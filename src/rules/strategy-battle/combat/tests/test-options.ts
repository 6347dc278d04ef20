import type { ScenarioRule } from '../scenario-rules.js';
import type { MightGoal } from './test-roll.js';

/** What may be said of any test in which somebody comes to harm. */
export interface TestOptions {
  /** What Might is spent on, where the model spends any. Default `best`. */
  readonly mightFor?: MightGoal | undefined;
  /** Rules of the scenario that change how Wounds are recovered. */
  readonly scenarioRules?: readonly ScenarioRule[] | undefined;
}
