import type { Power } from '../magic/power.js';

export const chillSoul: Power = {
  id: 'chill-soul',
  rule: 'SB-MAGIC-019',
  aim: 'enemy',
  says: 'The victim suffers a Wound as from a blow in a fight.',
  picksPart: true,
  wounds: true,
};
