import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Heard from afar. */
export const highKingOfTheElves: SpecialRuleSteps = {
  id: 'high-king-of-the-elves',
  rule: 'SB-SPEC-017',
  standFast: { inches: 12, cm: 28 },
};
