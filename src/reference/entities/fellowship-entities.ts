import { FellowshipRuleRow } from './fellowship/rule.js';

/** Every table of the fellowship game; each stands after those that it refers to. */
export const fellowshipEntities = [FellowshipRuleRow] as const;
