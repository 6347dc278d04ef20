import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Without Will there is nothing left of it. */
export const ringwraithBanished: SpecialRuleSteps = {
  id: 'ringwraith-banished',
  rule: 'SB-SPEC-038',
  banishedWithoutWill: true,
};
