import type { Trait } from '../trait.js';

export const fieryBreath: Trait = { id: 'fiery-breath', rule: 'FS-ABIL-007', breathesFire: true };
