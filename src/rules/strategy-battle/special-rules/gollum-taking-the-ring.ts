import type { SpecialRuleSteps } from './special-rule-steps.js';

/** The precious is his again, and he vanishes with it. */
export const gollumTakingTheRing: SpecialRuleSteps = {
  id: 'gollum-taking-the-ring',
  rule: 'SB-SPEC-052',
  takesTheRing: true,
};
