import type { Trait } from '../trait.js';

export const stealth: Trait = { id: 'stealth', rule: 'FS-ABIL-021', slips: true };
