import type { Place } from '../board.js';
import type { Ground } from '../ground.js';
import { shownLength } from './misses.js';

/** A place in a sentence: `the centre of the north edge`. */
export function placeName(place: Place, { board, measure }: Ground): string {
  switch (place.kind) {
    case 'centre': return 'the centre of the board';
    case 'edge-centre': return `the centre of the ${place.edge} edge`;
    case 'from-edge': return `the point ${shownLength(place.distance[measure], measure)} from the centre of the ${place.edge} edge`;
    case 'feature': return `"${board.features.find(({ id }) => id === place.feature)?.name ?? place.feature}"`;
  }
}
