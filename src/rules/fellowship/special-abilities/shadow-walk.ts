import type { Trait } from '../trait.js';

export const shadowWalk: Trait = { id: 'shadow-walk', rule: 'FS-ABIL-017', side: 'evil', walksInShadow: true, seesShadow: true, strikesInShadow: true, slips: true };
