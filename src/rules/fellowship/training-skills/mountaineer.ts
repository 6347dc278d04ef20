import type { Trait } from '../trait.js';

export const mountaineer: Trait = { id: 'mountaineer', rule: 'FS-TRAIN-007', crosses: ['broken-ground'], climbsAtHalf: true };
