import type { Power } from '../magic/power.js';

export const castLight: Power = {
  id: 'cast-light',
  rule: 'SB-MAGIC-004',
  aim: 'self',
  says:
    'In darkness the caster lights up 12"/28cm around him. Enemies that shoot at him, or at a target that he ' +
    'partly hides, hit only on a 6.',
  needsWillToLast: true,
};
