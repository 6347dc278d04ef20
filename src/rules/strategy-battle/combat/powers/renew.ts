import type { Power } from '../magic/power.js';

export const renew: Power = {
  id: 'renew',
  rule: 'SB-MAGIC-027',
  aim: 'friend',
  says: 'The friend gets back a Wound, at most to what its profile shows.',
  heals: 1,
};
