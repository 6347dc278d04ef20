import type { Spell } from './spell.js';

export const despair: Spell = { id: 'despair', rule: 'FS-SPELL-006', target: 'enemies', save: 'none', mind: true, reach: 30, attackValue: 'halved' };
