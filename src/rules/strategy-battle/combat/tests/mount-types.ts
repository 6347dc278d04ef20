import type { Fraction } from '../../../dice/fraction.js';
import type { Side } from '../../reference.js';
import type { Combatant } from '../combatant.js';
import type { Length } from '../length.js';
import type { DiceResult } from '../../../shared/operation.js';
import type { JumpOutcome, MoveLeft } from './jump-types.js';
import type { MightGoal } from './test-roll.js';

/** A model on foot that gets onto a mount beside it, or behind a rider beside it (SB-CAV-008, SB-CAV-013). */
export interface MountRequest {
  readonly model: Combatant;
  /** The mount: wargear or unit id. Default: the model's own. */
  readonly mount?: string | null | undefined;
  /** The side whose mount it was; a mount of the other side is not ridden (SB-LOOSE-001). */
  readonly ownedBy?: Side | null | undefined;
  /** The cavalry model that takes this one up as a passenger, in place of a mount. */
  readonly behind?: Combatant | null | undefined;
  /** Millimetres to the saddle, and of the model: no more than twice its height (SB-CAV-008). */
  readonly saddleHeight?: number | null | undefined;
  readonly modelHeight?: number | null | undefined;
  /** Move used up: by the model that mounts, or by the cavalry model that takes it up. */
  readonly used?: Length | null | undefined;
  /** The full move, for models by profile. */
  readonly move?: Length | null | undefined;
  /** Default `best`. */
  readonly mightFor?: MightGoal | undefined;
}

export interface MountOdds {
  readonly fails: Fraction;
  /** Mounted, and nobody moves on. */
  readonly stops: Fraction;
  /** Mounted, and the rest of the move may be used up. */
  readonly goesOn: Fraction;
  /** `null` where the move is not known. */
  readonly left: MoveLeft | null;
  readonly method: 'exact';
  readonly assumptions: readonly string[];
}

export interface MountResult extends DiceResult {
  readonly score: number;
  readonly outcome: JumpOutcome;
  readonly mounted: boolean;
  readonly left: number | null;
  /** Might left. */
  readonly might: number;
  /** The attempt rules out shooting (SB-SHOOT-006). */
  readonly mayShoot: false;
}
