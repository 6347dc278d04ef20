import type { Placement, Zone } from '../zones.js';
import type { Arrangement } from './arrange.js';
import type { StagedScenario } from './deployment-report.js';
import type { Fit } from './judge-pieces.js';
import type { Piece } from './table.js';

/** What nobody can judge: zones told in words only, features without a place. One sentence for each placement. */
export function uncheckedOf(scenario: StagedScenario, { bins }: Arrangement, pieces: readonly Piece[], fit: (piece: Piece, placement: Placement) => Fit): readonly string[] {
  return scenario.deployment.steps.flatMap(({ placements }) => placements.flatMap((placement) => {
    const own = pieces.filter(({ index }) => bins.get(index)?.placement === placement);
    const count = own.filter((piece) => fit(piece, placement) === 'unknown').length;
    return count === 0 ? [] : [`"${placement.name}": ${count} of its models could not be judged, because ${placement.zones.map(reason).join('; ')}.`];
  }));
}

function reason(zone: Zone): string {
  if (zone.kind === 'stated') return `the zone is told in words only (${zone.text.replace(/\.$/, '')})`;
  if ('place' in zone && zone.place.kind === 'feature') return `the text does not place "${zone.place.feature}": give it under "features"`;
  return 'the zone hangs on models that are not on the table';
}
