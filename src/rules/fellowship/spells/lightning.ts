import type { Spell } from './spell.js';

export const lightning: Spell = { id: 'lightning', rule: 'FS-SPELL-019', target: 'enemy', save: 'wound' };
