import { EDGES, type Measure } from '../board.js';
import { baseGap, edgeGap, ROUNDING } from '../geometry.js';
import type { Ground } from '../ground.js';
import { shownLength, TOUCH } from '../zone-kinds/misses.js';
import type { DeploymentFinding } from './deployment-report.js';
import { finding, said } from './deployment-findings.js';
import type { Piece } from './table.js';

const MEASURING = 'SB-MEAS-001';

/** Bases that reach over the edge of their board. */
export function offBoard(pieces: readonly Piece[], grounds: ReadonlyMap<string, Ground>): readonly DeploymentFinding[] {
  return pieces.flatMap((piece) => {
    const ground = grounds.get(piece.board);
    const { base } = piece;
    if (!base || !ground || piece.model.carriedBy !== null) return [];
    const [worst] = EDGES.map((edge) => ({ edge, gap: edgeGap(base, edge, ground.size) })).sort((one, other) => one.gap - other.gap);
    if (!worst || worst.gap >= -TOUCH[ground.measure]) return [];
    const text = `reaches ${shownLength(-worst.gap, ground.measure)} over the ${worst.edge} edge of "${ground.board.name}"`;
    return [finding('off-board', { pointer: `${piece.pointer}/at`, rule: null, message: said(piece, text), actual: worst.gap, limit: 0 })];
  });
}

/** Models whose bases overlap, each told once, at the later one. */
export function overlaps(pieces: readonly Piece[], measure: Measure): readonly DeploymentFinding[] {
  const standing = pieces.filter(({ base, model }) => base !== null && model.carriedBy === null);
  return standing.flatMap((piece, position) => {
    const { base } = piece;
    const other = base && standing.slice(0, position).find((earlier) => earlier.board === piece.board && earlier.base && baseGap(base, earlier.base) < -TOUCH[measure] - ROUNDING);
    if (!base || !other?.base) return [];
    const gap = baseGap(base, other.base);
    const text = `overlaps the base of ${other.name} (model ${other.index}) by ${shownLength(-gap, measure)}`;
    return [finding('bases-overlap', { pointer: `${piece.pointer}/at`, rule: MEASURING, message: said(piece, text), actual: gap, limit: 0 })];
  });
}
