import type { Measure, Mils } from '../length.js';
import type { Model } from '../model.js';
import type { HarmedPart, HarmTask } from '../tests/harm.js';
import type { WoundChart } from '../wound-chart.js';
import type { Power } from './power.js';
import type { Purse } from './purse.js';

/** Somebody who rolls Will dice, and may lift the best of them. */
export interface WillRoller {
  readonly model: Model;
  readonly by: string;
  readonly purse: Purse;
  readonly dice: number;
  /** What a step of Might costs; `null` where none is spent. */
  readonly liftCost: number | null;
}

export interface Resister extends WillRoller {
  /** Rolls dice that fail once more (SB-WILL-004). */
  readonly rerolls: boolean;
  /** Dice cost no Will (SB-SPEC-045). */
  readonly forNothing: boolean;
}

/** One thing that befalls a victim. `hit` by the caster, a Wound without a roll, or a mishap as in a fall. */
export type VictimTask =
  | { readonly kind: 'hit'; readonly part: number; readonly strength: number }
  | { readonly kind: 'wound'; readonly part: number }
  | { readonly kind: 'harm'; readonly harm: HarmTask; /** Only when this part is slain by then. */ readonly ifSlain: number | null };

/** A model that a power touches, and in what order. `at`: how far a blast must carry to reach it. */
export interface Victim {
  readonly role: 'target' | 'bystander' | 'among-targets';
  readonly index: number;
  readonly model: Model;
  readonly parts: readonly HarmedPart[];
  readonly tasks: readonly VictimTask[];
  readonly at: Mils | null;
}

/** How far a blast carries: a die and so many inches, in the measure of the game, no farther than what stops it. */
export interface Flight {
  readonly plus: number;
  readonly stopsAt: Mils | null;
}

/** A power about to be cast, with everything that dice do not settle. */
export interface MagicPlan {
  readonly power: Power;
  readonly castOn: number;
  readonly caster: WillRoller;
  readonly resister: Resister | null;
  readonly target: Model | null;
  readonly victims: readonly Victim[];
  readonly flight: Flight | null;
  /** Might on the caster's roll to wound. */
  readonly woundCost: number | null;
  readonly measure: Measure;
  readonly targetEngaged: boolean;
  readonly need: WoundChart;
  readonly assumptions: readonly string[];
}
