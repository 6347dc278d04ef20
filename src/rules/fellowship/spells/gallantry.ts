import type { Spell } from './spell.js';

export const gallantry: Spell = { id: 'gallantry', rule: 'FS-SPELL-007', target: 'friends', save: 'none', mind: true, reach: 30, ignores: ['despair', 'terror'], fearless: true };
