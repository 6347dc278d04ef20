import type { Power } from '../magic/power.js';

export const auraOfDismay: Power = {
  id: 'aura-of-dismay',
  rule: 'SB-MAGIC-029',
  aim: 'self',
  says:
    'For the rest of the Move phase the caster causes terror, and so does every friend who ends a move no more ' +
    'than 6"/14cm from him.',
};
