import type { Edge } from '../board.js';
import { alongEdge, ROUNDING, type Base } from '../geometry.js';
import type { Ground } from '../ground.js';
import type { Zone } from '../zones.js';
import type { Arrangement } from './arrange.js';
import { misplacedFinding } from './deployment-findings.js';
import type { DeploymentFinding } from './deployment-report.js';
import { tooWide } from './judge-pieces.js';
import type { Piece } from './table.js';

type Block = Extract<Zone, { readonly kind: 'block' }>;

/** Models of a block that stand wider along its edge than the block is: told at the model that stands farthest out. */
export function blockFindings({ bins }: Arrangement, pieces: readonly Piece[], grounds: ReadonlyMap<string, Ground>, main: string): readonly DeploymentFinding[] {
  const placements = new Set([...bins.values()].map(({ placement }) => placement));
  return [...placements].flatMap((placement) => {
    const zone = placement.zones.find((candidate): candidate is Block => candidate.kind === 'block');
    const ground = grounds.get(placement.board ?? main);
    const own = pieces.filter(({ index, base }) => base !== null && bins.get(index)?.placement === placement);
    const last = zone && [...own].sort((one, other) => reach(one, zone.edge) - reach(other, zone.edge)).at(-1);
    if (!zone || !ground || !last) return [];
    const spread = reach(last, zone.edge) - Math.min(...own.map((piece) => reach(piece, zone.edge, -1)));
    const limit = ground.length(zone.width);
    return spread <= limit + ROUNDING ? [] : [misplacedFinding(last, tooWide(spread, limit, ground), placement.rule)];
  });
}

/** How far along the edge the base reaches, at its far or (`-1`) its near end. */
function reach({ base }: Piece, edge: Edge, end: 1 | -1 = 1): number {
  const { x, y, radius } = base as Base;
  return alongEdge({ x, y }, edge) + end * radius;
}
