import type { Spell } from './spell.js';

export const control: Spell = { id: 'control', rule: 'FS-SPELL-010', target: 'enemy', save: 'half', mind: true, reach: 30, orders: true };
