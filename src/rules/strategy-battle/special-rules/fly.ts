import type { SpecialRuleSteps } from './special-rule-steps.js';

/** A flier is a flying mount when it is ridden, and has no place underground. */
export const fly: SpecialRuleSteps = { id: 'fly', rule: 'SB-SPEC-028', asMount: { flies: true }, flies: true };
