import type { Trait } from '../trait.js';

export const assault: Trait = { id: 'assault', rule: 'FS-TRAIN-003', shielded: 'always' };
