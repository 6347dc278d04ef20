import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Trolls: as large as they are strong. The stone itself is data. */
export const throwStonesTroll: SpecialRuleSteps = {
  id: 'throw-stones-troll',
  rule: 'SB-SPEC-061',
  largeBase: true,
};
