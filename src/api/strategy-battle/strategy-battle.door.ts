import { ObjectType } from '@nestjs/graphql';
import type { StrategyBattle } from '../../rules/strategy-battle/strategy-battle.js';
import type { Edition } from '../shared/rule-systems/editions.js';
import type { RuleSystemDoor } from '../shared/rule-systems/rule-system-door.js';
import { StrategyEditions } from './editions.js';
import { STRATEGY_BATTLE_NAMES } from './names.js';

/** What GraphQL shows of the rule system: catalogue and operations, all over one edition. Capabilities add their fields. */
@ObjectType('StrategyBattle', { description: 'The strategy battle game: its catalogue, and what can be worked out with it.' })
export class StrategyBattleDoor implements Edition<StrategyBattle> {
  readonly content!: string;
  readonly book!: StrategyBattle;
}

export const STRATEGY_BATTLE: RuleSystemDoor<StrategyBattle> = {
  id: 'strategy-battle', field: 'strategyBattle', parent: StrategyBattleDoor, editions: StrategyEditions, bookOf: ({ strategyBattle }) => strategyBattle,
  names: STRATEGY_BATTLE_NAMES,
  description: 'The strategy battle game, in the current version of the data or a pinned one.',
  refusals: ['multiple-both-sides', 'contested-might', 'not-enough-will'],
};
