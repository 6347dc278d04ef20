import type { Power } from '../magic/power.js';

export const auraOfCommand: Power = {
  id: 'aura-of-command',
  rule: 'SB-MAGIC-025',
  aim: 'self',
  says: 'The caster and every friend no more than 6"/14cm from him pass all Courage tests.',
  needsWillToLast: true,
};
