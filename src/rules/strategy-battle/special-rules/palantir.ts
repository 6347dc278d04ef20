import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Sees and reaches whomever it looks for, while its master has Will in store. */
export const palantir: SpecialRuleSteps = {
  id: 'palantir',
  rule: 'SB-SPEC-048',
  castsAnywhere: ['effortlessly-immobilise', 'instantly-command'],
};
