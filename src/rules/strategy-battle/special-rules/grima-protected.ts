import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Good does him no harm while his master lives. */
export const grimaProtected: SpecialRuleSteps = {
  id: 'grima-protected',
  rule: 'SB-SPEC-054',
  struck: { protected: true },
};
