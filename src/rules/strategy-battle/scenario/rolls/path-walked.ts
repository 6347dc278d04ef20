import { reject } from '../../../shared/refuse.js';
import { fromMils, measureOf, milsOf, milsOfPair, type Length } from '../../combat/length.js';
import type { PathRoll } from '../rolls.js';

/** How long a path beside the battle is, which only the map says (SB-S12-005). */
export interface PathRequest {
  /** Longer than 0. */
  readonly length: Length;
  /** Turn of the first step. Default 1. */
  readonly fromTurn?: number | undefined;
  /** Turn after which to say how far they are. */
  readonly turn?: number | null | undefined;
}

export interface PathWalked {
  /** Units that walk it. */
  readonly units: readonly string[];
  /** Normal moves that it takes, one a turn. */
  readonly turns: number;
  /** Turn in which they reach its end. */
  readonly arrivesInTurn: number;
  /** How far they are after `turn`, in the measure of the request; `null` where no turn is asked for. */
  readonly walked: number | null;
  /** Who may move from `freeFromTurn` on, the turn after; `null` for nobody. */
  readonly frees: string | null;
  readonly freeFromTurn: number | null;
  readonly because: readonly string[];
}

/** @throws RuleError where the length is none, or mixes measures (SB-MEAS-002) */
export function pathWalked({ units, move, frees, freesRule, rule }: PathRoll, request: PathRequest): PathWalked {
  const { fromTurn = 1, turn } = request;
  const measure = measureOf({ length: request.length });
  const [length, step] = [milsOf(request.length, measure), milsOfPair(move, measure)];
  if (length === 0) reject('/length', 'out-of-range', 'A path is longer than nothing.');
  const turns = Math.ceil(length / step);
  const arrivesInTurn = fromTurn + turns - 1;
  const steps = turn == null ? null : Math.max(0, turn - fromTurn + 1);
  return {
    units, turns, arrivesInTurn, walked: steps === null ? null : fromMils(Math.min(length, steps * step)),
    frees, freeFromTurn: frees === null ? null : arrivesInTurn + 1, because: freesRule === null ? [rule] : [rule, freesRule],
  };
}
