import type { Spell } from './spell.js';

export const starlight: Spell = { id: 'starlight', rule: 'FS-SPELL-022', target: 'table', save: 'none', ability: -10, side: 'evil', ends: ['darkness'] };
