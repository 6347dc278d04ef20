import type { Side } from '../../../../rules/strategy-battle/data-words.js';
import { element, fragment, type Markup } from '../../../shared/svg/svg.js';
import type { Spot } from './board-frame.js';

export const MARK_SIZE = 20;

/** Number of a placement, in the colour of its side; hollow where the map does not show it. */
export function mark(side: Side, number: number, { x, y }: Spot, hollow: boolean): Markup {
  return element('g', { class: side },
    element('circle', { class: hollow ? 'mark hollow' : 'mark', cx: x, cy: y, r: 9 }),
    element('text', { class: hollow ? 'mark-text hollow-text' : 'mark-text', x, y: y + 4 }, String(number)));
}

/** Letter of a feature. */
export function letterMark(letter: string, { x, y }: Spot): Markup {
  return fragment([
    element('rect', { class: 'letter', x: x - 8, y: y - 8, width: 16, height: 16, rx: 3 }),
    element('text', { class: 'letter-text', x, y: y + 4 }, letter),
  ]);
}

/** `A`, `B`, … */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
