import type { Trait } from '../trait.js';

export const evade: Trait = { id: 'evade', rule: 'FS-ABIL-006', evades: true };
