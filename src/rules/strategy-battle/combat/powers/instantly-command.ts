import type { Power } from '../magic/power.js';
import { command } from './command.js';

/** Does what `command` does. */
export const instantlyCommand: Power = { ...command, id: 'instantly-command', rule: 'SB-MAGIC-012' };
