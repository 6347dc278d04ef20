import type { Distance } from '../../reference.js';
import type { Terrain } from '../../terrain.js';
import { fromMils, milsOfPair, roundedUp, showMils, type Mils } from '../length.js';
import type { Model } from '../model.js';
import { refuse } from '../refuse.js';
import type { MoveStep, MoveStepReport, MovementReport } from './movement-types.js';
import type { Mover } from './mover.js';

/** Why nothing more is moved this turn. */
export interface Halt {
  readonly rule: string;
  readonly because: string;
}

/** A move on its way. Lengths are exact; rounding up happens where what is left is asked for (SB-TERR-001). */
export interface Walk {
  readonly mover: Mover;
  /** Only as far as a model may go that wants to shoot a bow (SB-SHOOT-005). */
  readonly half: boolean;
  /** The model as it is now, on foot or on a mount; `null` for a loose mount. */
  readonly now: Model | null;
  readonly mounted: boolean;
  readonly flying: boolean;
  readonly prone: boolean;
  /** The full move of who moves now. */
  readonly full: Mils;
  /** What may be used of it. */
  readonly budget: Mils;
  readonly used: Mils;
  /** Some of it did not count singly, so that fractions are rounded up. */
  readonly slowed: boolean;
  readonly over: Halt | null;
  /** Jumped, climbed or mounted, or tried to: no shooting this turn (SB-SHOOT-006). */
  readonly attempted: boolean;
  /** Came over an edge this turn, so it saw nobody up there when it started (SB-ELEV-001). */
  readonly overEdge: boolean;
  readonly chargesAtEdge: number | null;
  readonly passenger: MovementReport['passenger'];
  readonly terrain: Terrain;
  readonly steps: readonly MoveStepReport[];
  readonly assumptions: readonly string[];
}

/** A prone model's move, whatever its race (SB-GROUND-004). */
export const CRAWL: Distance = { inches: 1, cm: 2 };

/** One step of the path and where it stands in the request. */
export interface Place {
  readonly step: MoveStep;
  readonly index: number;
  readonly pointer: string;
}

/** Before the first step. */
export function setOut(mover: Mover, half: boolean): Walk {
  const mounted = mover.mountMove !== null;
  const prone = mover.model?.combatant.onGround === true;
  const full = prone ? milsOfPair(CRAWL, mover.measure) : (mover.mountMove ?? mover.footMove);
  return {
    mover, half, now: mover.model, mounted, prone, flying: mover.flies && !prone, full, budget: share(full, half, mover), used: 0, slowed: false, over: null, attempted: false,
    overEdge: false, chargesAtEdge: null, passenger: null, terrain: 'open', steps: [], assumptions: [],
  };
}

/** All of a move, or the half of it, rounded up as every odd half is. */
export function share(full: Mils, half: boolean, { measure }: Mover): Mils {
  return half ? roundedUp(full / 2, measure) : full;
}

/** How far may still be gone over ground that counts `factor` times. */
export function available({ over, budget, used, slowed, mover }: Walk, factor: number): Mils {
  const left = budget - used;
  if (over !== null || left <= 0) return 0;
  return factor === 1 && !slowed ? left : roundedUp(left / factor, mover.measure);
}

/**
 * Goes a distance that counts `factor` times.
 * @throws RuleError with the rule of that ground where it is too far.
 */
export function advance(walk: Walk, distance: Mils, factor: number, { pointer, rule }: { readonly pointer: string; readonly rule: string }): Walk {
  const { measure } = walk.mover;
  const most = available(walk, factor);
  if (distance > most) {
    if (walk.over !== null) refuse(pointer, walk.over.rule, walk.over.because);
    refuse(pointer, rule, `${walk.mover.name} may still go ${showMils(most, measure)} there, not ${showMils(distance, measure)}.`);
  }
  return { ...walk, used: walk.used + distance * factor, slowed: walk.slowed || factor !== 1 };
}

/** The rest of the move is lost. */
export function halted(walk: Walk, rule: string, because: string): Walk {
  return { ...walk, over: { rule, because } };
}

/** The step is told, with what it cost. */
export function told(before: Walk, after: Walk, { step }: Place, text: string, rule: string): Walk {
  const report: MoveStepReport = { kind: step.kind, cost: fromMils(after.used - before.used), left: fromMils(available(after, 1)), text, rule };
  return { ...after, steps: [...after.steps, report] };
}

export function assume(walk: Walk, text: string): Walk {
  return walk.assumptions.includes(text) ? walk : { ...walk, assumptions: [...walk.assumptions, text] };
}
