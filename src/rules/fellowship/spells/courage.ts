import type { Spell } from './spell.js';

export const courage: Spell = { id: 'courage', rule: 'FS-SPELL-005', target: 'friends', save: 'none', mind: true, reach: 30, attackValue: 'doubled' };
