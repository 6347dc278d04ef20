import type { SpecialRuleSteps } from './special-rule-steps.js';

/** One Wound that Fate does not recover is the end. */
export const drainSoul: SpecialRuleSteps = {
  id: 'drain-soul',
  rule: 'SB-SPEC-026',
  strike: { slaysOutright: true },
};
