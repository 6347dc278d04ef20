import type { HeroicAction } from './heroic-action.js';

export const mindSpell: HeroicAction = { id: 'mind-spell', rule: 'FS-HERO-015', phases: ['2a'], unlisted: true, casts: true };
