import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../shared/routes/id-param.js';
import { ReferenceRoute } from '../../../shared/routes/route-decorators.js';
import { StrategyEditions } from '../../editions.js';
import { SET_UP_TEXT, setUpOf } from './set-up-answer.js';
import { SetUpQuery } from './set-up.inputs.js';
import { SetUpView } from './set-up.views.js';

@ApiTags('strategy-battle')
@Controller('v1/strategy-battle/scenarios')
export class SetUpController {
  constructor(private readonly editions: StrategyEditions) {}

  @ReferenceRoute({ path: ':id/setup', summary: 'Forces of one scenario', description: SET_UP_TEXT, answer: SetUpView, graphql: 'scenarioSetup', problems: ['unknown-scenario'] })
  @IdParam('scenario', 'skirmish-in-osgiliath')
  setUp(@Param('id') id: string, @Query() { banners, content }: SetUpQuery): Promise<SetUpView> {
    return this.editions.answer(content, (edition) => setUpOf(edition, id, banners));
  }
}
