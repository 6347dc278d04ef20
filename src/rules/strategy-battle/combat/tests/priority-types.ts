import type { Fraction } from '../../../dice/fraction.js';
import type { Side } from '../../reference.js';
import type { DiceResult } from '../../../shared/operation.js';

/** The phases of a turn in order (SB-TURN-001). */
export const PHASES = ['priority', 'move', 'shoot', 'fight', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export interface PriorityRequest {
  /** From 1. */
  readonly turn: number;
  /** Who had priority last turn; asked for from turn 2 on. */
  readonly previous?: Side | null | undefined;
  /** Who has priority on turn 1 where the scenario says otherwise than Good (SB-PRI-001). */
  readonly firstTurn?: Side | null | undefined;
}

export interface PriorityOdds {
  readonly good: Fraction;
  readonly evil: Fraction;
  /** That the side which had it last turn keeps it, and that it passes to the other; `null` on turn 1. */
  readonly keeps: Fraction | null;
  readonly passes: Fraction | null;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** What priority decides in the phases of the turn (SB-TURN-001). */
export interface TurnOrder {
  readonly phases: readonly Phase[];
  readonly move: readonly Side[];
  readonly shoot: readonly Side[];
  /** Who picks the order of the fights. */
  readonly fightsChosenBy: Side;
}

export interface PriorityResult extends DiceResult {
  readonly priority: Side;
  readonly tie: boolean;
  readonly order: TurnOrder;
}
