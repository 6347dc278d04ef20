import type { CombatReference } from './combat-reference.js';

/** The operations of combat, each in its two forms. */
export type Combat = ReturnType<typeof createCombat>;

/** Builds every operation of combat over one rulebook. A line for each. */
export function createCombat(_reference: CombatReference) {
  return {};
}
