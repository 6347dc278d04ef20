import type { Spell } from './spell.js';

export const gainInitiative: Spell = { id: 'gain-initiative', rule: 'FS-SPELL-013', target: 'table', save: 'none' };
