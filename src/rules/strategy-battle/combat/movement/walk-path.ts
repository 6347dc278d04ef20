import { RuleError } from '../../../shared/rule-error.js';
import { refuse } from '../refuse.js';
import { barrier, climb } from './crossing-steps.js';
import { drop, getUp, lieDown, stretch } from './ground-steps.js';
import { refuseLanding } from './ground.js';
import type { StepKind } from './movement-types.js';
import type { Mover } from './mover.js';
import { dismount, mount, passengerDown } from './riding-steps.js';
import { between, leaveTable, turn } from './table-steps.js';
import { halted, setOut, type Place, type Walk } from './walk.js';

type Go = (walk: Walk, place: Place) => Walk;

/** The register of the kinds of steps. */
const STEPS: Readonly<Record<StepKind, Go>> = {
  move: stretch, turn, between, barrier, climb, drop, 'lie-down': lieDown, 'get-up': getUp, mount, dismount, 'passenger-down': passengerDown, 'leave-table': leaveTable,
};

/** Steps that even who moves no more may take. */
const ALWAYS: ReadonlySet<StepKind> = new Set(['turn', 'passenger-down']);

/**
 * The whole path. `stillEngaged`: an enemy touches the model that sees it, so it does not move at all (SB-MOVE-008).
 * @throws RuleError at the first step that the rules do not allow.
 */
export function walkPath(mover: Mover, stillEngaged: boolean, half: boolean): Walk {
  let walk = held(setOut(mover, half), stillEngaged);
  mover.request.path.forEach((step, index) => {
    const place: Place = { step, index, pointer: `/path/${index}` };
    if (walk.over !== null && !ALWAYS.has(step.kind)) refuse(place.pointer, walk.over.rule, walk.over.because);
    walk = STEPS[step.kind](walk, place);
  });
  refuseLanding(walk);
  return walk;
}

/** The same path within half of the move; `null` where that is not enough (SB-SHOOT-005). */
export function walkHalf(mover: Mover, stillEngaged: boolean): Walk | null {
  try {
    return walkPath(mover, stillEngaged, true);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

function held(walk: Walk, stillEngaged: boolean): Walk {
  const { mover } = walk;
  if (mover.loose !== null && mover.request.retreat == null) return halted(walk, 'SB-LOOSE-003', 'A loose mount moves only when it retreats.');
  if (mover.model?.combatant.immobilised === true) return halted(walk, 'SB-MAGIC-005', `${mover.name} can do nothing more this turn.`);
  if (stillEngaged) return halted(walk, 'SB-MOVE-008', 'An enemy touches it already, so it does not move.');
  return mover.request.retreat?.blocked === true && mover.request.path.length === 0 ? halted(walk, 'SB-COUR-007', 'Its way is blocked.') : walk;
}
