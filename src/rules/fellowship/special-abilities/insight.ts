import type { Trait } from '../trait.js';

export const insight: Trait = { id: 'insight', rule: 'FS-ABIL-011', seesShadow: true };
