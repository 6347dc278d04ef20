import type { Trait } from '../trait.js';

export const agility: Trait = { id: 'agility', rule: 'FS-ABIL-001', steady: true, halvesFailure: true, crosses: 'all', mountingQuarters: 1, shootsAfterHalves: 2 };
