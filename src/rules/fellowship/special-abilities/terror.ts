import type { Trait } from '../trait.js';

export const terror: Trait = { id: 'terror', rule: 'FS-ABIL-026', frightens: 10 };
