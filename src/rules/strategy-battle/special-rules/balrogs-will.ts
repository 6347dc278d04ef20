import type { SpecialRuleSteps } from './special-rule-steps.js';

/** A demon of the ancient world, great in body as in spirit. */
export const balrogsWill: SpecialRuleSteps = {
  id: 'balrogs-will',
  rule: 'SB-SPEC-045',
  largeBase: true,
  resistsWithWounds: true,
};
