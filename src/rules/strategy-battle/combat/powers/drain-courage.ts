import type { Power } from '../magic/power.js';

export const drainCourage: Power = {
  id: 'drain-courage',
  rule: 'SB-MAGIC-017',
  aim: 'enemy',
  says: 'The victim has 1 Courage less for the rest of the battle.',
  courage: -1,
};
