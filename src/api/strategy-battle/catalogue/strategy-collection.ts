import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';
import type { Collection, Identified } from '../../shared/collections/collection.js';

/** A collection of the strategy-battle catalogue. */
export type StrategyCollection<View extends Identified> = Collection<StrategyBattle, View>;
