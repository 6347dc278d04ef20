import type { Power } from '../magic/power.js';

export const transfix: Power = {
  id: 'transfix',
  rule: 'SB-MAGIC-015',
  aim: 'enemy',
  says:
    'The victim does nothing more this turn; in a fight it has Fight 1 and one die and strikes no blows, and ' +
    'beaten it backs away. Might, Will and Fate stay usable, heroic actions do not.',
  immobilises: true,
};
