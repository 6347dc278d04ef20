import type { Trait } from '../trait.js';

export const gallant: Trait = { id: 'gallant', rule: 'FS-ABIL-010', ignores: ['despair', 'terror'], fearless: true };
