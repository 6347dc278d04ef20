import type { Spell } from './spell.js';

export const standard: Spell = { id: 'standard', rule: 'FS-SPELL-014', target: 'companies', save: 'rally' };
