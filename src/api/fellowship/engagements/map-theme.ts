import type { Palette, Theme } from '../../shared/svg/theme.js';

const LIGHT: Palette = { paper: '#ffffff', ink: '#1b1b1b', board: '#f6f3ea', attacker: '#a32020', defender: '#1f5fa8' };
const DARK: Palette = { paper: '#16181c', ink: '#ededed', board: '#24272d', attacker: '#ff8f86', defender: '#7fb6ff' };

/** Sizes of letters, in user units. */
export const FONT = { title: 18, text: 12, label: 11 } as const;

const RULES = [
  `.title{font-size:${FONT.title}px;font-weight:700}.text{font-size:${FONT.text}px}.label{font-size:${FONT.label}px}.middle{text-anchor:middle}`,
  '.board{fill:var(--board);stroke:var(--ink);stroke-width:1.5}.zone{fill-opacity:.22;stroke-width:1.5}.line{stroke:var(--ink);stroke-width:1;stroke-dasharray:5 3}',
  '.first{fill:var(--defender);stroke:var(--defender)}.second{fill:var(--attacker);stroke:var(--attacker)}.marker{fill:var(--ink)}',
].join('');

export const MAP_THEME: Theme = { light: LIGHT, dark: DARK, rules: RULES };
