import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Unshaken while the Hero he guards is on the table. */
export const bodyguardGondor: SpecialRuleSteps = {
  id: 'bodyguard-gondor',
  rule: 'SB-SPEC-032',
  passes: { because: 'bodyguard', races: null },
};
