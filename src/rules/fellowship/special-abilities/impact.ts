import type { Trait } from '../trait.js';

export const impact: Trait = { id: 'impact', rule: 'FS-ABIL-013', chargesOn: true };
