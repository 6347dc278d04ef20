import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Its bearer calls heroic combats as he likes. */
export const narsil: SpecialRuleSteps = {
  id: 'narsil',
  rule: 'SB-SPEC-020',
  callsCombatsForNothing: true,
};
