import type { Power } from '../magic/power.js';

export const yourStaffIsBroken: Power = {
  id: 'your-staff-is-broken',
  rule: 'SB-MAGIC-013',
  aim: 'enemy',
  says: 'For the rest of the game the victim is without his staff, its free point of Will and its use as a weapon.',
  onlyCarrying: 'staff',
};
