import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Charges as cavalry does, against cavalry as well. */
export const pounce: SpecialRuleSteps = {
  id: 'pounce',
  rule: 'SB-SPEC-059',
  pounces: true,
};
