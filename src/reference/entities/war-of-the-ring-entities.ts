import { WarRuleRow } from './war-of-the-ring/rule.js';

/** Every table of the war of the ring; each stands after those that it refers to. */
export const warOfTheRingEntities = [WarRuleRow] as const;
