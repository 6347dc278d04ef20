import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StrategyBattleDoor } from '../strategy-battle.door.js';
import { ProfileInput } from './profile.inputs.js';
import { ProfileReportView } from './profile.views.js';
import { PROFILE_RESOLVE } from './profiles.texts.js';
import { ProfilesService } from './profiles.service.js';

@Resolver(() => StrategyBattleDoor)
export class ProfilesResolver {
  constructor(private readonly profiles: ProfilesService) {}

  @ResolveField(() => ProfileReportView, { description: PROFILE_RESOLVE, nullable: true })
  profileResolve(@Parent() edition: StrategyBattleDoor, @Args('input') input: ProfileInput): ProfileReportView {
    return this.profiles.resolve(edition, input);
  }
}
