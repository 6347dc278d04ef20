import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StrategyBattleDoor } from '../strategy-battle.door.js';
import { ArmiesService } from './armies.service.js';
import { ARMY_VALIDATE, ARMY_VALIDATE_BATCH } from './armies.texts.js';
import { ArmyBatchView } from './army-batch.views.js';
import { ArmyBatchInput, ArmyInput } from './army.inputs.js';
import { ArmyReportView } from './army.views.js';

@Resolver(() => StrategyBattleDoor)
export class ArmiesResolver {
  constructor(private readonly armies: ArmiesService) {}

  @ResolveField(() => ArmyReportView, { description: ARMY_VALIDATE, nullable: true })
  armyValidate(@Parent() edition: StrategyBattleDoor, @Args('input') input: ArmyInput): ArmyReportView {
    return this.armies.validate(edition, input);
  }

  @ResolveField(() => ArmyBatchView, { description: ARMY_VALIDATE_BATCH, nullable: true })
  armyValidateBatch(@Parent() edition: StrategyBattleDoor, @Args('input') input: ArmyBatchInput): Promise<ArmyBatchView> {
    return this.armies.validateBatch(edition, input);
  }
}
