import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FellowshipDoor } from '../fellowship.door.js';
import { engagementMapOf, MAP_TEXT } from './map-answer.js';
import { EngagementMapArgs } from './map.inputs.js';

@Resolver(() => FellowshipDoor)
export class EngagementMapResolver {
  @ResolveField(() => String, { description: MAP_TEXT, nullable: true })
  engagementMap(@Parent() edition: FellowshipDoor, @Args() { id, width, depth }: EngagementMapArgs): string {
    return engagementMapOf(edition, id, { width, depth });
  }
}
