import type { Trait } from '../trait.js';

export const lordship: Trait = { id: 'lordship', rule: 'FS-ABIL-005', commands: 30 };
