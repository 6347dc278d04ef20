import type { Spell } from './spell.js';

export const fire: Spell = { id: 'fire', rule: 'FS-SPELL-017', target: 'table', save: 'full', reach: 5, wounds: true, needs: 'fire-source' };
