import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Two arrows in the time of one. */
export const expertShot: SpecialRuleSteps = {
  id: 'expert-shot',
  rule: 'SB-SPEC-019',
  shots: { weapon: 'elf-bow', count: 2 },
};
