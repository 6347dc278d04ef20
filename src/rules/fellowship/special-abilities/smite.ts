import type { Trait } from '../trait.js';

export const smite: Trait = { id: 'smite', rule: 'FS-ABIL-018', halvesRecovery: true };
