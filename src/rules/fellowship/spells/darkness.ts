import type { Spell } from './spell.js';

export const darkness: Spell = { id: 'darkness', rule: 'FS-SPELL-016', target: 'table', save: 'none', ability: 5, side: 'evil', ends: ['starlight'] };
