import type { SpecialRuleSteps } from './special-rule-steps.js';

/** The Dead wound by fear: the chart is read at the Courage of the victim. */
export const bladesOfTheDead: SpecialRuleSteps = {
  id: 'blades-of-the-dead',
  rule: 'SB-SPEC-025',
  strike: { byCourage: true },
};
