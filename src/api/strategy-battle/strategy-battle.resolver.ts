import { Args, Query, Resolver } from '@nestjs/graphql';
import { ContentField } from '../shared/content/content-query.js';
import { ArgsShape } from '../shared/fields/shape-decorators.js';
import { StrategyEditions } from './editions.js';
import { StrategyBattleDoor } from './strategy-battle.door.js';

@ArgsShape()
class ContentArgs {
  @ContentField() readonly content!: string | null;
}

@Resolver()
export class StrategyBattleResolver {
  constructor(private readonly editions: StrategyEditions) {}

  @Query(() => StrategyBattleDoor, { description: 'The strategy battle game, in the current version of the data or a pinned one.' })
  strategyBattle(@Args() { content }: ContentArgs): Promise<StrategyBattleDoor> {
    return this.editions.at(content);
  }
}
