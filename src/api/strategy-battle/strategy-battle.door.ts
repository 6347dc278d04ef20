import { ObjectType } from '@nestjs/graphql';
import type { StrategyBattle } from '../../rules/strategy-battle/strategy-battle.js';
import type { Edition } from '../shared/collections/answers.js';

/** What GraphQL shows of the rule system: catalogue and operations, all over one edition. Capabilities add their fields. */
@ObjectType('StrategyBattle', { description: 'The strategy battle game: its catalogue, and what can be worked out with it.' })
export class StrategyBattleDoor implements Edition<StrategyBattle> {
  readonly content!: string;
  readonly book!: StrategyBattle;
}
