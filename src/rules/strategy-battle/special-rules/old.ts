import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Two dice in Jump and Climb tests, the lower counts. */
export const old: SpecialRuleSteps = { id: 'old', rule: 'SB-SPEC-069', testDice: 2 };
