import type { Power } from '../magic/power.js';

export const sapWill: Power = {
  id: 'sap-will',
  rule: 'SB-MAGIC-018',
  aim: 'enemy',
  says: 'The victim has no Will in store until it is raised again.',
  will: () => 0,
};
