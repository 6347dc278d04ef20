import type { Palette, Theme } from '../../../shared/svg/theme.js';

const LIGHT: Palette = { paper: '#ffffff', ink: '#1b1b1b', board: '#f6f3ea', good: '#1f5fa8', evil: '#a32020', water: '#1f7286', land: '#6b5b3e', mark: '#ffffff' };
const DARK: Palette = { paper: '#16181c', ink: '#ededed', board: '#24272d', good: '#7fb6ff', evil: '#ff8f86', water: '#6cc5dc', land: '#cdb98f', mark: '#16181c' };

/** Sizes of letters, in user units: a map as wide as a phone shows them as so many pixels. */
export const FONT = { title: 18, heading: 13, text: 12, label: 11 } as const;

const RULES = [
  `.title{font-size:${FONT.title}px;font-weight:700}.heading{font-size:${FONT.heading}px;font-weight:700}.text{font-size:${FONT.text}px}`,
  `.label{font-size:${FONT.label}px;paint-order:stroke;stroke:var(--board);stroke-width:3px;stroke-linejoin:round}.edge{font-size:${FONT.label}px;font-weight:600}`,
  '.board{fill:var(--board)}.frame,.tick,.size{fill:none;stroke:var(--ink);stroke-width:1.5}.tick,.size{stroke-width:1}',
  '.good{--side:var(--good)}.evil{--side:var(--evil)}.zone{stroke:var(--side);stroke-width:1.5}.loose{stroke-dasharray:5 3}.hatch{stroke:var(--side);stroke-width:1;stroke-opacity:.55}',
  '.mark{fill:var(--side);stroke:var(--side);stroke-width:1.5}.mark-text{font-size:11px;font-weight:700;fill:var(--mark);text-anchor:middle}',
  '.mark.hollow{fill:none;stroke-dasharray:3 2}.hollow-text{fill:var(--ink)}.spot{fill:none;stroke:var(--side);stroke-width:2.5}.line{stroke:var(--side);stroke-width:6;stroke-opacity:.75}',
  '.water{stroke:var(--water);fill:var(--water)}.land{stroke:var(--land);fill:var(--land)}.area{fill-opacity:.25;stroke-width:1.5}.band{stroke-opacity:.45;fill:none}',
  '.letter{fill:var(--board);stroke:var(--land);stroke-width:1.5}.letter-text{font-size:11px;font-weight:700;text-anchor:middle}',
].join('');

/** Blue is Good, red is Evil; hatching tells them apart in print. */
export const MAP_THEME: Theme = { light: LIGHT, dark: DARK, rules: RULES };
