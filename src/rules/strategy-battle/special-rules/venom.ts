import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Works on in whoever she has wounded. */
export const venom: SpecialRuleSteps = {
  id: 'venom',
  rule: 'SB-SPEC-058',
  leaves: { effect: 'venom', fromWounds: 1 },
};
