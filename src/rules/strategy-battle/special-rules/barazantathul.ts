import type { SpecialRuleSteps } from './special-rule-steps.js';

/** A two-handed axe that weighs nothing in the duel. */
export const barazantathul: SpecialRuleSteps = {
  id: 'barazantathul',
  rule: 'SB-SPEC-070',
  withWeapon: 'barazantathul',
  noTwoHandedPenalty: true,
};
