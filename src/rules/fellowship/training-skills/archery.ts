import type { Trait } from '../trait.js';

export const archery: Trait = { id: 'archery', rule: 'FS-TRAIN-002', shootsAfterHalves: 1 };
