import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Unshaken while the Hero he guards is on the table. */
export const bodyguardRohan: SpecialRuleSteps = {
  id: 'bodyguard-rohan',
  rule: 'SB-SPEC-031',
  passes: { because: 'bodyguard', races: null },
};
