import type { Power } from '../magic/power.js';

export const terrifyingAura: Power = {
  id: 'terrifying-aura',
  rule: 'SB-MAGIC-007',
  aim: 'self',
  says: 'The caster causes terror in all enemies.',
  needsWillToLast: true,
};
