import type { Trait } from '../trait.js';

export const ambush: Trait = { id: 'ambush', rule: 'FS-ABIL-002', ambushes: true };
