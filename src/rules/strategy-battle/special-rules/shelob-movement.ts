import { DIFFICULT_TERRAIN } from '../terrain.js';
import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Everywhere at full speed; only water and gaps are jumped as others do. */
export const shelobMovement: SpecialRuleSteps = {
  id: 'shelob-movement',
  rule: 'SB-SPEC-057',
  unhinderedIn: DIFFICULT_TERRAIN,
  jumpsFreely: ['obstacle', 'prone-model', 'ledge'],
  climbsFreely: { cost: 1 },
  largeBase: true,
};
