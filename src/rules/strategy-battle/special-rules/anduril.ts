import type { SpecialRuleSteps } from './special-rule-steps.js';

/** The blade that was broken wounds on a 4 at worst. */
export const anduril: SpecialRuleSteps = {
  id: 'anduril',
  rule: 'SB-SPEC-013',
  withWeapon: 'anduril',
  strike: { neverAbove: 4 },
};
