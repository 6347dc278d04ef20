import type { Power } from '../magic/power.js';

export const blackDart: Power = {
  id: 'black-dart',
  rule: 'SB-MAGIC-022',
  aim: 'enemy',
  says: 'The victim takes a hit of Strength 9.',
  picksPart: true,
  hit: 9,
};
