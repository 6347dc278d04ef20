import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Carries anyone but the Ringbearer. */
export const gwaihirAndTheRing: SpecialRuleSteps = {
  id: 'gwaihir-and-the-ring',
  rule: 'SB-SPEC-030',
  mountRefusesPassenger: (passenger) => (passenger.ringBearer ? 'It never carries the Ringbearer.' : null),
};
