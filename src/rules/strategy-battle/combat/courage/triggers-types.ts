import type { Combatant } from '../combatant.js';
import type { Length } from '../length.js';

/** A Hero who may have steadied the model. */
export interface Steadying {
  readonly hero: Combatant;
  readonly distance: Length;
  /** The model sees him. Default `true`. */
  readonly visible?: boolean | undefined;
  /** He has tested this turn, or passed without dice, and passed. Default `true`. */
  readonly passed?: boolean | undefined;
  /** An engaged Hero has not tested and gives nothing. Default `false`. */
  readonly engaged?: boolean | undefined;
}

/** What a model finds at the start of its move (SB-COUR-002). */
export interface CourageTriggersRequest {
  readonly model: Combatant;
  /** Models that are engaged take neither test. Default `false`. */
  readonly engaged?: boolean | undefined;
  /** Models of its side at the start, and those lost since, slain or off the table (SB-COUR-004). */
  readonly force?: { readonly starting: number; readonly lost: number } | null | undefined;
  /** To the nearest visible friend; `null` where it sees none (SB-COUR-005). */
  readonly nearestFriend?: Length | null | undefined;
  /** Distances of the enemies that it sees. */
  readonly enemies?: readonly Length[] | undefined;
  readonly heroes?: readonly Steadying[] | undefined;
  /** Models on the table whose rules may end the tests for losses (SB-SPEC-035). */
  readonly onTable?: readonly Combatant[] | undefined;
  /** The scenario makes it test as for the loss of half its force (SB-W03-005). */
  readonly asIfHalfLost?: boolean | undefined;
}

export const START_OF_MOVE_CAUSES = ['half-force', 'alone', 'scenario'] as const;

/** One cause that applies, by its ledger row. */
export interface CourageTrigger {
  readonly cause: (typeof START_OF_MOVE_CAUSES)[number];
  readonly rule: string;
}

export interface CourageTriggers {
  /** Whether it has to roll: one roll for all causes, passed or failed (SB-COUR-011). */
  readonly due: boolean;
  readonly causes: readonly CourageTrigger[];
  /** Ledger row by which no roll is made although a cause applies, or why none applies; `null` where there is nothing of the kind. */
  readonly spared: string | null;
}
