import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Charges what others dare not. */
export const fearless: SpecialRuleSteps = {
  id: 'fearless',
  rule: 'SB-SPEC-016',
  ignoresTerror: true,
};
