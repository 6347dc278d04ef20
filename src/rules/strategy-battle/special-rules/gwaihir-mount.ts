import type { SpecialRuleSteps } from './special-rule-steps.js';

/** May be ridden by those whose entries say so, with a passenger; has no hands for objects. */
export const gwaihirMount: SpecialRuleSteps = {
  id: 'gwaihir-mount',
  rule: 'SB-SPEC-029',
  asMount: { ridden: true, carriesPassenger: true },
  largeBase: true,
  refusesPickUp: 'It cannot pick up or use objects.',
};
