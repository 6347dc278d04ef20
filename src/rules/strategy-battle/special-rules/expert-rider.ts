import type { SpecialRuleSteps } from './special-rule-steps.js';

/** Mounted, bow and shield go together; on foot one of the two stays on the mount. */
export const expertRider: SpecialRuleSteps = {
  id: 'expert-rider',
  rule: 'SB-CAV-010',
  leavesOnMount: (carried, kept) => {
    const hasBoth = carried.has('shield') && (carried.has('bow') || carried.has('crossbow'));
    if (!hasBoth) return [];
    return kept === 'bow' ? ['shield'] : ['bow', 'crossbow'];
  },
  ignoresBowWhileMounted: true,
  rerollsJumpsOnMounts: true,
};
