import type { Type } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { calledAfter, takes } from '../catalogue/made-classes.js';
import { StrategyBattleDoor } from '../strategy-battle.door.js';
import { CombatService } from './combat.service.js';
import type { QuestionDoor } from './question-door.js';

/** The GraphQL field of one question. */
export function questionResolver(door: QuestionDoor): Type<object> {
  @Resolver(() => StrategyBattleDoor)
  class QuestionResolver {
    constructor(private readonly combat: CombatService) {}

    @ResolveField(door.field, () => door.view, { description: door.description })
    ask(@Parent() edition: StrategyBattleDoor, @Args('input', { type: () => door.input }) input: object): object {
      return this.combat.ask(edition, door, input);
    }
  }
  takes(QuestionResolver, 'ask', [StrategyBattleDoor, door.input]);
  return calledAfter({ plural: door.field }, QuestionResolver);
}
