import type { HeroicAction } from './heroic-action.js';

export const woundRecovery: HeroicAction = { id: 'wound-recovery', rule: 'FS-HERO-014', phases: null, rolls: 'until-recovered' };
