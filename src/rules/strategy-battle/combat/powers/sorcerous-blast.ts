import type { Power } from '../magic/power.js';

export const sorcerousBlast: Power = {
  id: 'sorcerous-blast',
  rule: 'SB-MAGIC-002',
  aim: 'enemy',
  says:
    'The victim is hurled straight away and falls; models in its way are moved aside, and they and all who ' +
    'fight it or one of them are knocked down. Models of Strength 6 or more stop a weaker one and stand firm.',
  needsClearView: true,
  blast: { plus: 0, strength: 5 },
};
