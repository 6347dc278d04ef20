import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Good does him no harm while the Ringbearer lives. */
export const gollumProtected: SpecialRuleSteps = {
  id: 'gollum-protected',
  rule: 'SB-SPEC-050',
  struck: { protected: true },
};
