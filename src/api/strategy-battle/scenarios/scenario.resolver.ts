import type { Type } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { calledAfter, takes } from '../../shared/rule-systems/made-classes.js';
import { StrategyBattleDoor } from '../strategy-battle.door.js';
import { scenarioAnswer } from './scenario-answer.js';
import type { ScenarioDoor } from './scenario-door.js';

/** The GraphQL field of something asked of a scenario. */
export function scenarioResolver(door: ScenarioDoor): Type<object> {
  @Resolver(() => StrategyBattleDoor)
  class ScenarioResolver {
    @ResolveField(door.field, () => door.view, { description: door.description, nullable: true })
    ask(@Parent() edition: StrategyBattleDoor, @Args('id', { description: 'Id of the scenario.' }) id: string, @Args('input', { type: () => door.input }) input: object): object {
      return scenarioAnswer(edition, door, id, input);
    }
  }
  takes(ScenarioResolver, 'ask', [StrategyBattleDoor, String, door.input]);
  return calledAfter(door.field, ScenarioResolver);
}
