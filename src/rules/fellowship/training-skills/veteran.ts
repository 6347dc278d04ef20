import type { Trait } from '../trait.js';

export const veteran: Trait = { id: 'veteran', rule: 'FS-TRAIN-001', attacks: 1 };
