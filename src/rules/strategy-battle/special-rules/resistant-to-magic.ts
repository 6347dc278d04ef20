import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Hobbits are stubborn: a failure to resist is rolled again. */
export const resistantToMagic: SpecialRuleSteps = {
  id: 'resistant-to-magic',
  rule: 'SB-WILL-004',
  rerollsResistance: true,
};
