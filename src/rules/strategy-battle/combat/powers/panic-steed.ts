import type { Power } from '../magic/power.js';

export const panicSteed: Power = {
  id: 'panic-steed',
  rule: 'SB-MAGIC-028',
  aim: 'enemy',
  says: 'The steed is gone; the rider, and a passenger with him, rolls on the Thrown Rider chart.',
  onlyMounted: true,
  throwsRider: true,
};
