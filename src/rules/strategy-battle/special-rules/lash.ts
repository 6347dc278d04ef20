import type { SpecialRuleSteps } from './special-rule-steps.js';

/** One of the strikes is a lash; the blade follows where it catches. */
export const lash: SpecialRuleSteps = {
  id: 'lash',
  rule: 'SB-SPEC-044',
  strike: { lash: true },
};
