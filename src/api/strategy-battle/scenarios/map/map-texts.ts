import type { Board, Measure } from '../../../../rules/strategy-battle/scenario/board.js';
import { shownLength } from '../../../../rules/strategy-battle/scenario/zone-kinds/misses.js';

export const NOT_DRAWN = 'A number in a broken ring is not on the map: no place for it can be drawn.';

/** A printed pair such as `12"/28cm`. */
const PAIR = /(\d+(?:\.\d+)?)"\/(\d+(?:\.\d+)?)\s?cm/g;

/** A text with its printed pairs in one measure. */
export function inMeasure(text: string, measure: Measure): string {
  return text.replace(PAIR, (_pair, inches: string, cm: string) => (measure === 'inches' ? `${inches}"` : `${cm}cm`));
}

/** How large a board is, or that nobody says so. */
export function sizeText({ name, size, drawnAs }: Board, measure: Measure, named: boolean): string {
  const figures = `${shownLength(drawnAs.width[measure], measure)} × ${shownLength(drawnAs.depth[measure], measure)}`;
  const before = named ? `${name}: ` : '';
  return size ? `${before}${figures}` : `${before}${named ? 'no size is given' : 'No size is given'}; drawn as ${figures}`;
}
