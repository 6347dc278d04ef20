import type { Power } from '../magic/power.js';

export const instantlyCommand: Power = {
  id: 'instantly-command',
  rule: 'SB-MAGIC-012',
  aim: 'enemy',
  says:
    'The victim does nothing more this turn; in a fight it has Fight 1 and one die and strikes no blows, and ' +
    'beaten it backs away. Might, Will and Fate stay usable, heroic actions do not. It is moved at once by up ' +
    'to half its move, into contact if wished and without a Courage test, but not out of a fight and not into ' +
    'plain harm.',
  immobilises: true,
  movesVictim: true,
};
