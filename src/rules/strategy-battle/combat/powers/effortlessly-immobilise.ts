import type { Power } from '../magic/power.js';

export const effortlesslyImmobilise: Power = {
  id: 'effortlessly-immobilise',
  rule: 'SB-MAGIC-011',
  aim: 'enemy',
  says:
    'The victim does nothing more this turn; in a fight it has Fight 1 and one die and strikes no blows, and ' +
    'beaten it backs away. Might, Will and Fate stay usable, heroic actions do not.',
  immobilises: true,
};
