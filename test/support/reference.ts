import { loadSeeds } from '../../src/reference/seeding/load-seeds.js';
import { createStrategyBattle } from '../../src/rules/strategy-battle/create-strategy-battle.js';

/** The seeds of the service as they are served, without a database. */
export const seeds = loadSeeds();

/** The strategy-battle rulebook over the real seeds. */
export const strategyBattle = createStrategyBattle(seeds.strategyBattle);
