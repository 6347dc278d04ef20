import type { HeroicAction } from './heroic-action.js';

export const accuracy: HeroicAction = { id: 'accuracy', rule: 'FS-HERO-003', phases: ['5a', '5c'], side: 'good', continues: { phase: '5c', from: '5a' } };
