import type { Trait } from '../trait.js';

export const poison: Trait = { id: 'poison', rule: 'FS-ABIL-015', poisons: true };
