import type { StrategyBattle } from '../../../src/rules/strategy-battle/strategy-battle.js';
import { operationKinds, type AnyOperation } from '../operation-kinds.js';

export const { odds, played, asked, refused } = operationKinds<StrategyBattle>(({ combat }, name) => (combat as Readonly<Record<string, AnyOperation>>)[name]);
