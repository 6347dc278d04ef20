import type { Spell } from './spell.js';

export const confusion: Spell = { id: 'confusion', rule: 'FS-SPELL-009', target: 'enemies', save: 'half', mind: true, reach: 30, idle: true };
