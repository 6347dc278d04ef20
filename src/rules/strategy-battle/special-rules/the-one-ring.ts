import type { SpecialRuleSteps } from './special-rule-steps.js';

/** The Ring holds the last Wound of its master. */
export const theOneRing: SpecialRuleSteps = {
  id: 'the-one-ring',
  rule: 'SB-SPEC-034',
  struck: { holdsLastWound: true },
};
