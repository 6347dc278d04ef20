import type { HeroicAction } from './heroic-action.js';

export const extraMovement: HeroicAction = { id: 'extra-movement', rule: 'FS-HERO-009', phases: ['4b', '4d'], moves: 'normal' };
