import type { Power } from '../magic/power.js';

export const castBlindingLight: Power = {
  id: 'cast-blinding-light',
  rule: 'SB-MAGIC-010',
  aim: 'self',
  says:
    'In darkness the caster lights up 12"/28cm around him. Enemies that shoot at him, or at anybody no more ' +
    'than 6"/14cm from him, hit only on a 6.',
  needsWillToLast: true,
};
