import { validateArmy } from './army/validate-army.js';
import { combatReference } from './combat/combat-reference.js';
import { createCombat } from './combat/combat.js';
import { Models } from './profile.js';
import type { StrategyBattleReference } from './reference.js';
import { prepareData } from './rulebook-data.js';
import { createScenarioOperations } from './scenario/scenario-operations.js';
import type { StrategyBattle } from './strategy-battle.js';

/**
 * Builds the rulebook over one version of its data. Everything that depends on the data alone is worked out here, once.
 * @throws Error when the data has double ids or broken links.
 */
export function createStrategyBattle(reference: StrategyBattleReference): StrategyBattle {
  const data = prepareData(reference);
  const models = new Models(data);
  return {
    reference,
    index: data.index,
    combat: createCombat(combatReference(data, (request) => models.resolveProfile(request))),
    scenarios: createScenarioOperations(data, (request) => models.resolveProfile(request), (army) => validateArmy(data, models, army)),
    resolveProfile: (request) => models.resolveProfile(request),
    validateArmy: (request) => validateArmy(data, models, request),
  };
}
