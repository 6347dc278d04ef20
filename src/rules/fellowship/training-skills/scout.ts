import type { Trait } from '../trait.js';

export const scout: Trait = { id: 'scout', rule: 'FS-TRAIN-008', ability: -5, marked: true, evades: true };
