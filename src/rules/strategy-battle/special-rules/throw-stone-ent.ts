import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Ents: the largest of all. The rock itself is data. */
export const throwStoneEnt: SpecialRuleSteps = {
  id: 'throw-stone-ent',
  rule: 'SB-SPEC-024',
  largeBase: true,
};
