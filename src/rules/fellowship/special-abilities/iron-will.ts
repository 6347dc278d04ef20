import type { Trait } from '../trait.js';

export const ironWill: Trait = { id: 'iron-will', rule: 'FS-ABIL-012', savesInFull: true };
