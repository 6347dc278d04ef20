import type { Spell } from './spell.js';

export const shock: Spell = { id: 'shock', rule: 'FS-SPELL-011', target: 'enemy', save: 'half', mind: true, reach: 30, throws: 10, idle: true };
