import type { HeroicAction } from './heroic-action.js';

export const evadeZoneOfControl: HeroicAction = { id: 'evade-zone-of-control', rule: 'FS-HERO-005', phases: ['4b'] };
