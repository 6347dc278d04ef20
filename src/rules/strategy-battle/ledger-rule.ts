export type { Rule } from '../shared/ledger-rule.js';
