import type { SpecialRuleSteps } from './special-rule-steps.js';

/** What it drives before it fears nothing else. */
export const goblinMastery: SpecialRuleSteps = {
  id: 'goblin-mastery',
  rule: 'SB-SPEC-046',
  passes: { because: 'goblin-mastery', races: new Set(['moria-goblin']) },
};
