import type { SpecialRuleSteps } from './special-rule-steps.js';

/** The renown of the spear goes before its bearer. */
export const aeglos: SpecialRuleSteps = {
  id: 'aeglos',
  rule: 'SB-SPEC-018',
  causesTerror: true,
};
