import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Woods are open ground to those on foot; a mount in a wood is a mount in a wood. */
export const woodlandCreature: SpecialRuleSteps = { id: 'woodland-creature', rule: 'SB-TERR-003', unhinderedIn: ['woods'] };
