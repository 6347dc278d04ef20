import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Whoever has priority moves him, and never far from the Ringbearer. */
export const gollumControl: SpecialRuleSteps = {
  id: 'gollum-control',
  rule: 'SB-SPEC-051',
  staysNearRingbearer: { inches: 6, cm: 14 },
};
