import { fromMils, milsOf, milsOfPair, roundedUp, type Measure, type Mils } from '../length.js';
import type { Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { MOST_CLIMB_ROLLS, type ClimbRequest, type Surface } from './climb-types.js';
import { moveOf } from './subject.js';

/** One move on the surface, heights above the ground. `left`: of the move, once the edge is reached. */
export interface Ascent {
  readonly from: Mils;
  readonly to: Mils;
  readonly left: Mils;
}

type MeasuredClimb = Pick<ClimbRequest, 'direction' | 'rolls'> & { readonly surface: Surface };

interface Climb {
  readonly measure: Measure;
  /** What a length of climbing counts: 2, or 1 for those whom nothing slows. */
  readonly cost: 1 | 2;
}

/**
 * The moves that a climb takes, from where it begins until the edge is reached or the rolls asked for are made.
 * @throws RuleError for a move that is used up already, and for a climb of more rolls than are counted.
 */
export function ascents(model: Model, { direction, rolls, surface }: MeasuredClimb, { measure, cost }: Climb): readonly Ascent[] {
  const full = fullMove(model, surface, measure);
  const top = milsOf(surface.height, measure);
  const up = direction !== 'down';
  const edge = up ? top : 0;
  const moves: Ascent[] = [];
  let at = startOf(surface, up, top, measure);
  if (at === edge) reject('/surface', 'out-of-range', 'There is nothing to climb.');
  let move = full - (surface.used == null ? 0 : milsOf(surface.used, measure));
  if (move <= 0) refuse('/surface/used', 'SB-MOVE-003', `${model.name} has no move left this turn.`);
  const most = rolls ?? MOST_CLIMB_ROLLS;
  while (at !== edge && moves.length < most) {
    const way = Math.abs(edge - at);
    const reach = Math.min(way, roundedUp(move / cost, measure));
    const to = up ? at + reach : at - reach;
    moves.push({ from: at, to, left: reach === way ? Math.max(0, move - way * cost) : 0 });
    at = to;
    move = full;
  }
  if (at !== edge && rolls == null) reject('/surface/height', 'out-of-range', `No more than ${MOST_CLIMB_ROLLS} Climb rolls are counted.`);
  return moves;
}

function fullMove(model: Model, surface: Surface, measure: Measure): Mils {
  if (surface.move != null) return milsOf(surface.move, measure);
  const own = moveOf(model);
  if (own === null) reject('/surface/move', 'required', 'The move of a model by profile is not known.');
  return milsOfPair(own, measure);
}

function startOf(surface: Surface, up: boolean, top: Mils, measure: Measure): Mils {
  if (surface.from == null) return up ? 0 : top;
  const from = milsOf(surface.from, measure);
  if (from > top) reject('/surface/from', 'out-of-range', `The surface is ${fromMils(top)} high.`);
  return from;
}
