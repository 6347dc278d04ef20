import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Steeds that bear their own rider and nobody else. */
export const evilSteeds: SpecialRuleSteps = {
  id: 'evil-steeds',
  rule: 'SB-SPEC-043',
  refusesLooseMount: (mount) => (mount.monstrous ? 'It flies off when its rider gets down, so it is never found loose.' : null),
  riderRefusesPassengers: 'His steed carries nobody beside him.',
};
