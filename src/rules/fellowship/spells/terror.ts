import type { Spell } from './spell.js';

export const terror: Spell = { id: 'terror', rule: 'FS-SPELL-012', target: 'enemies', save: 'half', mind: true, reach: 30, flees: true };
