import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../../shared/content/content-query.js';
import { ComputeRoute } from '../../shared/routes/route-decorators.js';
import { ArmiesService } from './armies.service.js';
import { ARMY_VALIDATE, ARMY_VALIDATE_BATCH } from './armies.texts.js';
import { ArmyBatchView } from './army-batch.views.js';
import { ArmyBatchInput, ArmyInput } from './army.inputs.js';
import { ArmyReportView } from './army.views.js';

@ApiTags('strategy-battle')
@Controller('v1/strategy-battle/armies')
export class ArmiesController {
  constructor(private readonly armies: ArmiesService) {}

  @ComputeRoute({ path: 'validate', summary: 'Judge a force', description: ARMY_VALIDATE, answer: ArmyReportView, graphql: 'armyValidate' })
  validate(@Body() input: ArmyInput, @Query() { content }: ContentQuery): Promise<ArmyReportView> {
    return this.armies.validateAt(content, input);
  }

  @ComputeRoute({ path: 'validate-batch', summary: 'Judge several forces', description: ARMY_VALIDATE_BATCH, answer: ArmyBatchView, graphql: 'armyValidateBatch' })
  validateBatch(@Body() input: ArmyBatchInput, @Query() { content }: ContentQuery): Promise<ArmyBatchView> {
    return this.armies.validateBatchAt(content, input);
  }
}
