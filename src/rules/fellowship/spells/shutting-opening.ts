import type { Spell } from './spell.js';

export const shuttingOpening: Spell = { id: 'shutting-opening', rule: 'FS-SPELL-021', target: 'door', save: 'none', needs: 'touch' };
