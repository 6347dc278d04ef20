import type { Measure } from '../board.js';
import type { Placement } from '../zones.js';
import type { Bin } from './bins.js';
import { misplacedFinding } from './deployment-findings.js';
import type { DeploymentFinding } from './deployment-report.js';
import type { Fit, Misplaced } from './judge-pieces.js';
import { specialPlacementOf } from './special-placements.js';
import type { Piece } from './table.js';

/** Models whose own rule says where they are set up, in any scenario that does not itself speak of them. */
export function straysOf(
  strays: readonly Piece[], pieces: readonly Piece[], measure: Measure, fit: (piece: Piece, placement: Placement) => Fit, bins: readonly Bin[],
): { readonly findings: readonly DeploymentFinding[]; readonly unchecked: readonly string[] } {
  const [findings, unchecked]: [DeploymentFinding[], string[]] = [[], []];
  const zones = (piece: Piece): Misplaced | null => nearestZone(bins.map(({ placement }) => fit(piece, placement)));
  for (const piece of strays) {
    const special = specialPlacementOf(piece);
    const verdict = special?.judge(piece, pieces, zones, measure) ?? null;
    if (typeof verdict === 'string') unchecked.push(verdict);
    else if (special && verdict) findings.push(misplacedFinding(piece, verdict, special.rule));
  }
  return { findings, unchecked };
}

/** A zone that nobody can judge may be the one that it stands in. */
function nearestZone(fits: readonly Fit[]): Misplaced | null {
  const misses = fits.filter((fit): fit is Misplaced => fit !== null && fit !== 'unknown');
  if (misses.length < fits.length) return null;
  return [...misses].sort((one, other) => one.by - other.by)[0] ?? null;
}
