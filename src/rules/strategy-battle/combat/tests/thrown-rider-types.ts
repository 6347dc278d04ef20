import type { Fraction } from '../../../dice/fraction.js';
import type { Combatant } from '../combatant.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { PartAfter, PartOdds } from './jump-types.js';
import type { TestOptions } from './test-options.js';

/** A rider, and his passenger, whose mount is slain or throws them (SB-CAV-019, SB-CAV-020). */
export interface ThrownRiderRequest extends TestOptions {
  readonly model: Combatant;
}

/** One roll on the chart: 1, 2 to 5, and 6. */
export interface ThrownOdds extends PartOdds {
  readonly knockedFlying: Fraction;
  readonly risesFromTheDust: Fraction;
  readonly leapsIntoAction: Fraction;
}

export interface ThrownRiderOdds {
  /** The rider, then the passenger: one roll each. */
  readonly thrown: readonly ThrownOdds[];
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface ThrownAfter extends PartAfter {
  /** Whether it may do anything more this turn. */
  readonly mayAct: boolean;
  /** Whether it strikes blows if it is in a fight and wins. One that fights on the ground does not (SB-GROUND-007). */
  readonly mayStrike: boolean;
  /** Never in the turn in which it was thrown (SB-SHOOT-006). */
  readonly mayShoot: false;
}

export interface ThrownRiderResult extends DiceResult {
  readonly after: readonly ThrownAfter[];
}
