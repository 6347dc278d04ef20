import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Unshaken while the Hero he guards is on the table. */
export const bodyguardDwarf: SpecialRuleSteps = {
  id: 'bodyguard-dwarf',
  rule: 'SB-SPEC-033',
  passes: { because: 'bodyguard', races: null },
};
