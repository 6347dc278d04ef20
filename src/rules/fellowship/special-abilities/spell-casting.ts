import type { Trait } from '../trait.js';

export const spellCasting: Trait = { id: 'spell-casting', rule: 'FS-ABIL-019', castsWithHeroPoints: true };
