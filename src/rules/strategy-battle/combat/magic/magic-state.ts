import type { Mils } from '../length.js';
import type { PartState } from '../tests/harm.js';

export const STAGES = ['cast', 'resist', 'resist-again', 'distance', 'effect', 'over'] as const;
export type Stage = (typeof STAGES)[number];
export type Outcome = 'open' | 'failed' | 'resisted' | 'works';

/** A power on its way. `score`: the caster's best die. `parts`: of each victim followed, by position. */
export interface MagicState {
  readonly at: Stage;
  readonly outcome: Outcome;
  readonly score: number;
  readonly resistScore: number;
  /** Might in hand of caster and resister. */
  readonly caster: number;
  readonly resister: number;
  /** How far the victim has flown. */
  readonly flown: Mils | null;
  /** Victim and task of it that are next. */
  readonly victim: number;
  readonly task: number;
  readonly parts: readonly (readonly PartState[])[];
}
