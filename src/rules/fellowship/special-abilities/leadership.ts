import type { Trait } from '../trait.js';

export const leadership: Trait = { id: 'leadership', rule: 'FS-ABIL-004', commands: 20 };
