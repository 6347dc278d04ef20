import { strategyBattle } from '../support/reference.js';
import { proveGoldenTables } from './golden-tables.js';
import { KINDS } from './kinds/kinds.js';

/** Operations whose every rule of the ledger is owed a row. */
const OPERATIONS = new Set(['catalogue', 'profile', 'army', 'fight', 'turn-effects', 'scenario-outcome']);

proveGoldenTables({
  folder: 'strategy-battle', book: strategyBattle, kinds: KINDS,
  owed: (rule) => OPERATIONS.has(rule.operation) || /^SB-(?:ARMY|PROF|UNIT|CHAR|MEAS)-/.test(rule.id),
});
