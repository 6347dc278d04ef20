import type { Fraction } from '../../../dice/fraction.js';
import type { JumpFeature } from '../../terrain.js';
import type { Combatant, Part } from '../combatant.js';
import type { Length, Measure } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { Size } from './barrier-class.js';
import type { TestOptions } from './test-options.js';

/** How far the jumper has come, and how far it is to the far side (SB-OBST-003). */
export interface Approach {
  /** Move used up so far. */
  readonly used: Length;
  /** From here to the far side, as if nothing were in the way. */
  readonly across: Length;
  /** The full move, for models by profile; else that of the unit or its mount. */
  readonly move?: Length | null | undefined;
}

/** A model that jumps, on foot or mounted. */
export interface JumpRequest extends TestOptions {
  readonly model: Combatant;
  readonly over: JumpFeature;
  /** Millimetres. A gap has a width, a ledge and a drop have a height. */
  readonly size?: Size | null | undefined;
  /** Where no `size` is given: taller or broader than the jumper or its mount. Default `false`. */
  readonly larger?: boolean | undefined;
  /** Millimetres: of the jumper, or of its mount. Needed with `size` on foot; a mount is 40 unless said otherwise. */
  readonly modelHeight?: number | null | undefined;
  /** How deep a gap is: from there a failed jump falls. Without it no damage is reckoned. */
  readonly depth?: Length | null | undefined;
  readonly approach?: Approach | null | undefined;
  /** Whether a mounted model tries again after a 1 (SB-CAV-006). Default `true`. */
  readonly tryAgain?: boolean | undefined;
}

/** Chance that a part of the model is slain, and chances that it has lost 0, 1, 2 … Wounds. */
export interface PartOdds {
  readonly part: Part;
  readonly slain: Fraction;
  readonly wounds: readonly Fraction[];
}

/** How much of the move is left, in `measure`, when the model stops and when it may go on. */
export interface MoveLeft {
  readonly measure: Measure;
  readonly stops: number;
  /** Counted from where the jump began, so the crossing is paid out of it. */
  readonly goesOn: number;
}

export interface JumpOdds {
  readonly modifier: 0 | -1;
  /** No die is rolled: the jump counts as a 6, or there is nothing to jump. */
  readonly automatic: boolean;
  readonly fails: Fraction;
  /** Crosses and stops, touching the far side. */
  readonly stops: Fraction;
  /** Crosses and may use up its move. */
  readonly goesOn: Fraction;
  /** Falls to the ground below a gap. */
  readonly falls: Fraction;
  /** The rider, and with him a passenger, is thrown. */
  readonly thrown: Fraction;
  readonly harm: readonly PartOdds[];
  /** `null` without an approach. */
  readonly left: MoveLeft | null;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

/** What has become of a part of the model. */
export interface PartAfter {
  readonly part: Part;
  readonly slain: boolean;
  readonly wounds: number;
  readonly might: number;
  readonly fate: number;
  readonly onGround: boolean;
  /** Result on the Thrown Rider chart; `null` where it was not rolled. */
  readonly thrown: number | null;
}

export const JUMP_OUTCOMES = ['fails', 'stops', 'goes-on'] as const;
export type JumpOutcome = (typeof JUMP_OUTCOMES)[number];

export interface JumpResult extends DiceResult {
  /** What counts on the chart, from 1 to 6. */
  readonly score: number;
  readonly outcome: JumpOutcome;
  readonly falls: boolean;
  readonly thrown: boolean;
  readonly after: readonly PartAfter[];
  /** Of the move, in the measure of the approach; `null` without one. */
  readonly left: number | null;
  /** A model that jumped, or tried to, does not shoot this turn (SB-SHOOT-006). */
  readonly mayShoot: boolean;
}
