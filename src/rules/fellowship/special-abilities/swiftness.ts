import type { Trait } from '../trait.js';

export const swiftness: Trait = { id: 'swiftness', rule: 'FS-ABIL-024', attacks: 1 };
