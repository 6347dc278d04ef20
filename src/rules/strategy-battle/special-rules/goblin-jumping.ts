import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Counts as having rolled a 6 on both charts; climbing still costs double (SB-CLIMB-004). */
export const goblinJumping: SpecialRuleSteps = {
  id: 'goblin-jumping',
  rule: 'SB-OBST-006',
  jumpsFreely: ['obstacle', 'water', 'gap', 'prone-model', 'ledge'],
  climbsFreely: { cost: 2 },
};
