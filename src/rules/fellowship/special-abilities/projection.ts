import type { Trait } from '../trait.js';

export const projection: Trait = { id: 'projection', rule: 'FS-ABIL-016', seesShadow: true, strikesInShadow: true };
