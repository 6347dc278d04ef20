import { createBattle, createSiege } from './battle/battle.js';
import type { ReferenceIndex } from './reference-index.js';

/** The operations of the rulebook: those with dice in their two forms, the others as questions. */
export type Operations = ReturnType<typeof createOperations>;

/** Builds every operation over one version of the data. A line for each. */
export function createOperations(index: ReferenceIndex) {
  return {
    battle: createBattle(index),
    siege: createSiege(index),
  };
}
