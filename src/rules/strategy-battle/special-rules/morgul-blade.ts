import type { SpecialRuleSteps } from './special-rule-steps.js';

/** A shard of it stays in the wound. */
export const morgulBlade: SpecialRuleSteps = {
  id: 'morgul-blade',
  rule: 'SB-SPEC-042',
  withWeapon: 'morgul-blade',
  leaves: { effect: 'morgul-blade', fromWounds: 2 },
};
