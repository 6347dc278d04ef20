import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Three arrows in the time of one. */
export const deadlyShot: SpecialRuleSteps = {
  id: 'deadly-shot',
  rule: 'SB-SPEC-012',
  shots: { weapon: 'elf-bow', count: 3 },
};
