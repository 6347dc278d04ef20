import type { Distance } from '../reference.js';
import type { DifficultTerrain, JumpFeature } from '../terrain.js';

/** Steps of a special rule that movement, and the tests which it takes, ask for. */
export interface MovementSteps {
  /** Moves over models and terrain without penalty and without tests. */
  readonly flies?: true;
  /** Difficult terrain that costs a model on foot no more than open ground does. */
  readonly unhinderedIn?: readonly DifficultTerrain[];
  /** Features that are crossed without a die, as with a 6. */
  readonly jumpsFreely?: readonly JumpFeature[];
  /** Climbs without a die, as with a 6; `cost` is what a length of climbing counts. */
  readonly climbsFreely?: { readonly cost: 1 | 2 };
  /** Dice of a Jump or Climb test, the lowest of which counts. */
  readonly testDice?: number;
  /** A failed Jump die is rolled again when the model jumps on a mount, and when it mounts. */
  readonly rerollsJumpsOnMounts?: true;
  /** Is treated as if it wore an Elven cloak. */
  readonly asIfCloaked?: true;
  /** Sees a wearer of the Ring. */
  readonly seesTheInvisible?: true;
  /** Is moved by the side that has priority, and ends each move this near to the Ringbearer or as near as it can. */
  readonly staysNearRingbearer?: Distance;
}
