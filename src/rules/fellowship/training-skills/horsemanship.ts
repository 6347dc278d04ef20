import type { Trait } from '../trait.js';

export const horsemanship: Trait = { id: 'horsemanship', rule: 'FS-TRAIN-006', shootsAfterHalves: 2 };
