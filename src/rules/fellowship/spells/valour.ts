import type { Spell } from './spell.js';

export const valour: Spell = { id: 'valour', rule: 'FS-SPELL-008', target: 'friend', save: 'none', mind: true, reach: 30 };
