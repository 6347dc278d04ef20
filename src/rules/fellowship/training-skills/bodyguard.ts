import type { Trait } from '../trait.js';

export const bodyguard: Trait = { id: 'bodyguard', rule: 'FS-TRAIN-004', shielded: 'always' };
