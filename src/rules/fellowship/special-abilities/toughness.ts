import type { Trait } from '../trait.js';

export const toughness: Trait = { id: 'toughness', rule: 'FS-ABIL-027', shielded: 'always' };
