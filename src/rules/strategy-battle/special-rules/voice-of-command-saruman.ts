import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Heard from afar. */
export const voiceOfCommandSaruman: SpecialRuleSteps = {
  id: 'voice-of-command-saruman',
  rule: 'SB-SPEC-047',
  standFast: { inches: 12, cm: 28 },
};
