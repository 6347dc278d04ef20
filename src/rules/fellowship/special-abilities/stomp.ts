import type { Trait } from '../trait.js';

export const stomp: Trait = { id: 'stomp', rule: 'FS-ABIL-022', halvesRecovery: true, knocksDown: true, normalWoundsOnly: true, exceptionalTo: 10 };
