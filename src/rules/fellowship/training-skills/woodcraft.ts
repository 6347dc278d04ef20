import type { Trait } from '../trait.js';

export const woodcraft: Trait = { id: 'woodcraft', rule: 'FS-TRAIN-009', shielded: 'in-woods', crosses: ['woods'] };
