import type { Trait } from '../trait.js';

export const flight: Trait = { id: 'flight', rule: 'FS-ABIL-008', rate: 60, flies: true };
