import { ledgerRuleSchema } from '../schemas/ledger-rule.js';
import { BOOK } from './schemas/common.js';

/** The schema of one record, by collection. */
export const SCHEMAS = {
  rules: ledgerRuleSchema(BOOK),
};

export type Schemas = typeof SCHEMAS;
