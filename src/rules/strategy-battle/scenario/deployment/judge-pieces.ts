import type { Ground } from '../ground.js';
import { nearest, shownLength } from '../zone-kinds/misses.js';
import type { Miss, Others } from '../zone-kinds/zone-kind.js';
import { judged } from '../zone-kinds/zone-kinds.js';
import type { Placement } from '../zones.js';
import { keptOff, type Bin } from './bins.js';
import type { DeploymentCode } from './deployment-report.js';
import type { Piece } from './table.js';

/** Why a piece is not where a placement wants it. */
export interface Misplaced extends Omit<Miss, 'code'> {
  readonly code: DeploymentCode;
}

/** `null`: it fits. `unknown`: nobody can say. */
export type Fit = Misplaced | 'unknown' | null;

/** Judges one piece by the zones of one placement. */
export function fitOf(piece: Piece, placement: Placement, grounds: ReadonlyMap<string, Ground>, main: string, others: Others): Fit {
  const { base } = piece;
  if (!base) return keptOff(placement.zones) ? null : misplaced('off-the-table', 'has to be set up on the table');
  const zones = placement.zones.filter(({ kind }) => kind !== 'off-table');
  if (zones.length === 0) return misplaced('on-the-table', 'is not set up on the table at the start');
  const ground = grounds.get(placement.board ?? main);
  if (piece.board !== ground?.board.id) return misplaced('wrong-board', `stands on another board than "${ground?.board.name ?? main}"`);
  const verdicts = zones.map((zone) => judged(zone, base, ground, others));
  if (verdicts.includes(null)) return null;
  if (verdicts.includes('unknown')) return 'unknown';
  return nearest(verdicts.filter((verdict) => verdict !== 'unknown'));
}

/** Where the pieces of a placement stand, as far as only one reading is possible. */
export function othersIn(bins: readonly Bin[], pieces: readonly Piece[]): Others {
  return {
    basesOf: (id) => bins.filter(({ placement }) => placement.id === id)
      .flatMap(({ takes }) => pieces.flatMap((piece) => (takes.has(piece.index) && piece.base ? [piece.base] : []))),
  };
}

/** How wide the bases of a block stand along its edge. @returns a miss where they are wider than the block */
export function tooWide(spread: number, limit: number, { measure }: Ground): Misplaced {
  const text = `stand ${shownLength(spread, measure)} wide along the edge; the zone is ${shownLength(limit, measure)} wide`;
  return { code: 'zone-too-wide', text, actual: spread, limit, by: spread - limit };
}

function misplaced(code: DeploymentCode, text: string): Misplaced {
  return { code, text, actual: null, limit: null, by: 1e6 };
}
