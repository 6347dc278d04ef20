import type { Trait } from '../trait.js';

export const immense: Trait = { id: 'immense', rule: 'FS-ABIL-014', halvesAttackers: true, ignores: ['smite'] };
