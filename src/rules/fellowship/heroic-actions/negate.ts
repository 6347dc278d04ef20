import type { HeroicAction } from './heroic-action.js';

export const negate: HeroicAction = { id: 'negate', rule: 'FS-HERO-012', phases: null };
