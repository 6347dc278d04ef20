import type { HeroicAction } from './heroic-action.js';

export const retreat: HeroicAction = { id: 'retreat', rule: 'FS-HERO-013', phases: ['4e'], engaged: true, moves: 'normal', leavesEnemy: true };
