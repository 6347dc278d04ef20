import type { Spell } from './spell.js';

export const obscure: Spell = { id: 'obscure', rule: 'FS-SPELL-020', target: 'caster', save: 'none', needs: 'stillness' };
