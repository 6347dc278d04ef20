import type { Power } from '../magic/power.js';

export const willOfIron: Power = {
  id: 'will-of-iron',
  rule: 'SB-MAGIC-009',
  aim: 'friendly-hero',
  says: 'The Hero regains 1 Will, at most to what he began the game with, or to 1 if that was none.',
  will: (store, full) => Math.max(store, Math.min(store + 1, Math.max(full, 1))),
};
