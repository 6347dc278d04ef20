import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Thinks of her skin at each Wound. */
export const huntingInstinct: SpecialRuleSteps = {
  id: 'hunting-instinct',
  rule: 'SB-SPEC-060',
  struck: { flees: true },
};
