import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Blown when enemies are two to one or more. */
export const hornOfGondor: SpecialRuleSteps = {
  id: 'horn-of-gondor',
  rule: 'SB-SPEC-015',
  blowsHorn: true,
};
