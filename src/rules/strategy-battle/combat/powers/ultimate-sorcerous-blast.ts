import type { Power } from '../magic/power.js';

export const ultimateSorcerousBlast: Power = {
  id: 'ultimate-sorcerous-blast',
  rule: 'SB-MAGIC-014',
  aim: 'enemy',
  says:
    'The victim is hurled straight away and falls; models in its way are moved aside, and they and all who ' +
    'fight it or one of them are knocked down. Models of Strength 6 or more stop a weaker one and stand firm.',
  needsClearView: true,
  blast: { plus: 2, strength: 6 },
};
