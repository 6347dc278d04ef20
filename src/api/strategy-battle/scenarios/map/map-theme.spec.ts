import { describe, expect, it } from '@jest/globals';
import { contrast } from '../../../shared/svg/theme.js';
import { MAP_THEME } from './map-theme.js';

/** WCAG 2.2: for text, and for what carries a meaning without being text. */
const TEXT = 4.5;
const SIGN = 3;

describe('colours of maps', () => {
  it.each(['light', 'dark'] as const)('can be told from their ground: %s', (scheme) => {
    const { paper, ink, board = '', good = '', evil = '', water = '', land = '', mark = '' } = MAP_THEME[scheme];
    for (const [text, ground] of [[ink, paper], [ink, board], [mark, good], [mark, evil]] as const) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT);
    for (const sign of [good, evil, water, land]) expect(contrast(sign, board)).toBeGreaterThanOrEqual(SIGN);
  });
});
