import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StrategyBattleDoor } from '../../strategy-battle.door.js';
import { SET_UP_TEXT, setUpOf } from './set-up-answer.js';
import { SetUpArgs } from './set-up.inputs.js';
import { SetUpView } from './set-up.views.js';

@Resolver(() => StrategyBattleDoor)
export class SetUpResolver {
  @ResolveField(() => SetUpView, { description: SET_UP_TEXT, nullable: true })
  scenarioSetup(@Parent() edition: StrategyBattleDoor, @Args() { id, banners }: SetUpArgs): SetUpView {
    return setUpOf(edition, id, banners);
  }
}
