import type { Trait } from '../trait.js';

export const thrust: Trait = { id: 'thrust', rule: 'FS-ABIL-025', thrusts: true };
