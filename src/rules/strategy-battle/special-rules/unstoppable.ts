import type { SpecialRuleSteps } from './special-rule-steps.js';

/** One strike at every enemy in place of his own. */
export const unstoppable: SpecialRuleSteps = {
  id: 'unstoppable',
  rule: 'SB-SPEC-036',
  maySweep: true,
};
