import type { HeroicAction } from './heroic-action.js';

export const fightAfterMarch: HeroicAction = { id: 'fight-after-march', rule: 'FS-HERO-015', phases: ['6a', '6f'], unlisted: true };
