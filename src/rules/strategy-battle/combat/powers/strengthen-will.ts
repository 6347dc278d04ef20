import type { Power } from '../magic/power.js';

export const strengthenWill: Power = {
  id: 'strengthen-will',
  rule: 'SB-MAGIC-001',
  aim: 'friendly-hero',
  says: 'The Hero has his full Will again.',
  will: (store, full) => Math.max(store, full),
};
