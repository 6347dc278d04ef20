import type { Trait } from '../trait.js';

export const steed: Trait = { id: 'steed', rule: 'FS-ABIL-020', rate: 45, shootsAfterHalves: 2 };
