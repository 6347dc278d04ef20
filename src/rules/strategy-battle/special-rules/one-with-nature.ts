import { DIFFICULT_TERRAIN } from '../terrain.js';
import type { SpecialRuleSteps } from './special-rule-steps.js';

/** On foot no ground is difficult, and a cloak is never needed. */
export const oneWithNature: SpecialRuleSteps = {
  id: 'one-with-nature',
  rule: 'SB-SPEC-067',
  unhinderedIn: DIFFICULT_TERRAIN,
  asIfCloaked: true,
};
