import { indexReference } from './reference-index.js';
import type { StrategyBattleReference } from './reference.js';
import type { StrategyBattle } from './strategy-battle.js';

/**
 * Builds the rulebook over one version of its data. Everything that depends on the data alone is worked out here, once.
 * @throws Error when the data has double ids or broken links.
 */
export function createStrategyBattle(reference: StrategyBattleReference): StrategyBattle {
  const index = indexReference(reference);
  return {
    reference,
    index,
    resolveProfile: () => {
      throw new Error('Profile math is not built yet.');
    },
    validateArmy: () => {
      throw new Error('Army validation is not built yet.');
    },
  };
}
