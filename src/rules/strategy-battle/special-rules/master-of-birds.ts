import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Beasts know him: his aura is felt by mounts too. */
export const masterOfBirds: SpecialRuleSteps = {
  id: 'master-of-birds',
  rule: 'SB-MAGIC-026',
  frightensMounts: true,
  seesEverything: true,
};
