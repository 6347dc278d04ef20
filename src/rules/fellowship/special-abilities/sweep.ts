import type { Trait } from '../trait.js';

export const sweep: Trait = { id: 'sweep', rule: 'FS-ABIL-023', sweeps: true };
