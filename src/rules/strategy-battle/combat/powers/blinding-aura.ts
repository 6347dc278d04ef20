import type { Power } from '../magic/power.js';

export const blindingAura: Power = {
  id: 'blinding-aura',
  rule: 'SB-MAGIC-024',
  aim: 'self',
  says:
    'In darkness the caster lights up 12"/28cm around him. Enemies that shoot at him, or at anybody no more ' +
    'than 6"/14cm from him, hit only on a 6.',
  needsWillToLast: true,
};
