import type { HeroicAction } from './heroic-action.js';

export const extraManoeuvre: HeroicAction = { id: 'extra-manoeuvre', rule: 'FS-HERO-007', phases: ['4b', '4d'], rolls: 'doubled' };
