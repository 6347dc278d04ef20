import type { Spell } from './spell.js';

export const stayAndRally: Spell = { id: 'stay-and-rally', rule: 'FS-SPELL-015', target: 'company', save: 'rally', rallyBonus: 40 };
