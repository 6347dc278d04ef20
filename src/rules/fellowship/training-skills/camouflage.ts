import type { Trait } from '../trait.js';

export const camouflage: Trait = { id: 'camouflage', rule: 'FS-TRAIN-005' };
