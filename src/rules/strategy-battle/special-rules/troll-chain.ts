import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Swung at one enemy before the strikes. */
export const trollChain: SpecialRuleSteps = {
  id: 'troll-chain',
  rule: 'SB-SPEC-063',
  strike: { chain: true },
};
