import type { SpecialRuleSteps } from './special-rule-steps.js';

/** The Ring hides nobody from them. */
export const ringwraithsAndTheRing: SpecialRuleSteps = {
  id: 'ringwraiths-and-the-ring',
  rule: 'SB-SPEC-041',
  seesTheInvisible: true,
};
