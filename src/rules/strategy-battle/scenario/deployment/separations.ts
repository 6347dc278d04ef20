import { baseGap, ROUNDING, type Base } from '../geometry.js';
import type { Measure } from '../board.js';
import { shownLength, TOUCH } from '../zone-kinds/misses.js';
import type { Separation } from '../zones.js';
import type { Bin } from './bins.js';
import type { Misplaced } from './judge-pieces.js';
import type { DeploymentCode } from './deployment-report.js';
import type { Piece } from './table.js';

/** A gap between a piece and the nearest of those that it keeps a distance from. */
interface Neighbour {
  readonly piece: Piece;
  readonly gap: number;
}

const TOO_NEAR: Readonly<Record<Separation['from']['kind'], DeploymentCode>> = {
  enemies: 'too-near-enemy', friends: 'too-near-friend', placement: 'too-near-model',
};

/** What separations forbid of one piece: one miss for each separation at most, by the nearest of those it is kept from. */
export function separationMisses(piece: Piece, bin: Bin, pieces: readonly Piece[], bins: ReadonlyMap<number, Bin>, measure: Measure): readonly Misplaced[] {
  const { base } = piece;
  if (!base) return [];
  return bin.placement.separations.flatMap((separation) => {
    const near = nearestOf({ ...piece, base }, pieces, (other) => concerns(separation, piece, bin, other, bins.get(other.index)));
    const miss = near ? missOf(separation, near, measure) : null;
    return miss ? [miss] : [];
  });
}

/** Enemies and friends are those who are on the table by then: placed earlier, or friends in the same turn. */
function concerns({ from }: Separation, piece: Piece, own: Bin, other: Piece, bin: Bin | undefined): boolean {
  if (bin === undefined || other.index === piece.index) return false;
  switch (from.kind) {
    case 'enemies': return other.side !== piece.side && bin.step < own.step;
    case 'friends': return other.side === piece.side && bin.step <= own.step;
    case 'placement': return bin.placement.id === from.placement;
  }
}

/** The nearest on the same board of those who are concerned. */
export function nearestOf(own: Piece & { readonly base: Base }, others: readonly Piece[], concerned: (other: Piece) => boolean): Neighbour | null {
  let nearest: Piece | null = null;
  let gap = Infinity;
  for (const piece of others) {
    if (!piece.base || piece.board !== own.board || !concerned(piece)) continue;
    const found = baseGap(own.base, piece.base);
    if (found < gap) [nearest, gap] = [piece, found];
  }
  return nearest && { piece: nearest, gap };
}

export function missOf({ relation, distance, from }: Separation, { piece, gap }: Neighbour, measure: Measure): Misplaced | null {
  const limit = distance[measure];
  const is = `is ${shownLength(Math.max(0, gap), measure)} from ${piece.name} (model ${piece.index})`;
  const miss = (code: DeploymentCode, asked: string): Misplaced => ({ code, text: `${is}; ${asked} ${shownLength(limit, measure)} is asked for`, actual: gap, limit, by: Math.abs(gap - limit) });
  switch (relation) {
    case 'at-least': return gap >= limit - ROUNDING ? null : miss(TOO_NEAR[from.kind], 'at least');
    case 'more-than': return gap > limit + ROUNDING ? null : miss(TOO_NEAR[from.kind], 'more than');
    case 'at-most': return gap <= limit + ROUNDING ? null : miss('too-far-from-model', 'at most');
    case 'exactly': return Math.abs(gap - limit) <= TOUCH[measure] ? null : miss('not-at-distance', 'exactly');
  }
}
