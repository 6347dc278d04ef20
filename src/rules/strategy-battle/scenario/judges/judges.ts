import type { Objective, ObjectiveKind, Result } from '../objectives.js';
import type { Game } from '../outcome/game.js';
import { breakThrough } from './break-through.js';
import { carryOff } from './carry-off.js';
import { deadlock } from './deadlock.js';
import { deed } from './deed.js';
import { exit } from './exit.js';
import { hold } from './hold.js';
import type { Judge } from './judge.js';
import { reduce } from './reduce.js';
import { slain } from './slain.js';
import { split } from './split.js';
import { timeOut } from './time-out.js';
import { turnChart } from './turn-chart.js';
import { wipeOut } from './wipe-out.js';

type Register = { readonly [Kind in ObjectiveKind]: Judge<Kind> };

/** The register of judges: one for each kind of objective. */
export const JUDGES: Register = {
  'reduce': reduce, 'wipe-out': wipeOut, 'slain': slain, 'exit': exit, 'split': split, 'break-through': breakThrough, 'turn-chart': turnChart,
  'time-out': timeOut, 'hold': hold, 'carry-off': carryOff, 'deed': deed, 'deadlock': deadlock,
};

/** Facts that the objective may ask a state for, as pointers. */
export function needsOf(objective: Objective): readonly string[] {
  return judgeOf(objective).needs(objective);
}

/** What the objective leads to in this state of the game; `null` while it decides nothing. */
export function judged(objective: Objective, game: Game): Result | null {
  return judgeOf(objective).judge(objective, game);
}

/** The register gives each kind a judge of that kind. */
function judgeOf({ kind }: Objective): Judge<ObjectiveKind> {
  return JUDGES[kind] as Judge<ObjectiveKind>;
}
