import type { HeroicAction } from './heroic-action.js';

export const moraleRetest: HeroicAction = { id: 'morale-retest', rule: 'FS-HERO-011', phases: ['7c'], commanders: true, rolls: 'again', targetNeeded: true };
