import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Each Fight phase in which they fought costs them Will. */
export const ringwraithWill: SpecialRuleSteps = {
  id: 'ringwraith-will',
  rule: 'SB-SPEC-039',
  willPerFight: 1,
};
