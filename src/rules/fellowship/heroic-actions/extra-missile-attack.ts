import type { HeroicAction } from './heroic-action.js';

export const extraMissileAttack: HeroicAction = { id: 'extra-missile-attack', rule: 'FS-HERO-008', phases: ['5a', '5c'], attacks: true };
