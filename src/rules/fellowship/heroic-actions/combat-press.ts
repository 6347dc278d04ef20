import type { HeroicAction } from './heroic-action.js';

export const combatPress: HeroicAction = { id: 'combat-press', rule: 'FS-HERO-004', phases: ['6c', '6e', '6h'], engaged: false, moves: 5 };
