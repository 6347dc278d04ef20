import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StrategyBattleDoor } from '../../strategy-battle.door.js';
import { MAP_TEXT, mapOf } from './map-answer.js';
import { MapArgs } from './map.inputs.js';

@Resolver(() => StrategyBattleDoor)
export class MapResolver {
  @ResolveField(() => String, { description: MAP_TEXT, nullable: true })
  scenarioMap(@Parent() edition: StrategyBattleDoor, @Args() { id, measure }: MapArgs): string {
    return mapOf(edition, id, measure);
  }
}
