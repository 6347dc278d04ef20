import type { Power } from '../magic/power.js';

export const naturesWrath: Power = {
  id: 'natures-wrath',
  rule: 'SB-MAGIC-008',
  aim: 'enemies',
  says: 'All these enemies are laid prone.',
  blind: true,
  laysProne: true,
};
