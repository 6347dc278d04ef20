import type { Trait } from '../trait.js';

export const command: Trait = { id: 'command', rule: 'FS-ABIL-003', commands: 10 };
