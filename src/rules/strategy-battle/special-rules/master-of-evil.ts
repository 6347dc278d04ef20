import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Losses are not counted while he is on the table. */
export const masterOfEvil: SpecialRuleSteps = {
  id: 'master-of-evil',
  rule: 'SB-SPEC-035',
  endsHalfForceTests: true,
};
