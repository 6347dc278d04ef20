import type { HeroicAction } from './heroic-action.js';

export const extraCombatAttack: HeroicAction = { id: 'extra-combat-attack', rule: 'FS-HERO-006', phases: ['6a', '6f'], attacks: true };
