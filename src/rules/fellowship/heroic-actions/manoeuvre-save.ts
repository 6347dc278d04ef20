import type { HeroicAction } from './heroic-action.js';

export const manoeuvreSave: HeroicAction = { id: 'manoeuvre-save', rule: 'FS-HERO-010', phases: null, rolls: 'again' };
