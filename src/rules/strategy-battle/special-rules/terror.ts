import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Whoever would charge it must master his fear. */
export const terror: SpecialRuleSteps = {
  id: 'terror',
  rule: 'SB-SPEC-022',
  causesTerror: true,
};
