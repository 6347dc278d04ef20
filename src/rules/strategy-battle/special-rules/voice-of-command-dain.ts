import type { SpecialRuleSteps } from './special-rule-steps.js';

/** All Dwarves hold while he lives. */
export const voiceOfCommandDain: SpecialRuleSteps = {
  id: 'voice-of-command-dain',
  rule: 'SB-SPEC-068',
  passes: { because: 'voice-of-command', races: new Set(['dwarf']) },
};
