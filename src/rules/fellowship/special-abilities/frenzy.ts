import type { Trait } from '../trait.js';

export const frenzy: Trait = { id: 'frenzy', rule: 'FS-ABIL-009', impactAttacks: 1, shielded: 'always', spellsReach: 10, frenzy: 20 };
