import { Body, Controller, Param, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../../shared/content/content-query.js';
import { IdParam } from '../../shared/routes/id-param.js';
import { ComputeRoute } from '../../shared/routes/route-decorators.js';
import { calledAfter, takes } from '../../shared/rule-systems/made-classes.js';
import { StrategyEditions } from '../editions.js';
import { scenarioAnswer } from './scenario-answer.js';
import type { ScenarioDoor } from './scenario-door.js';

/** The REST route of something asked of a scenario. */
export function scenarioController(door: ScenarioDoor): Type<object> {
  @ApiTags('strategy-battle')
  @Controller('v1/strategy-battle/scenarios')
  class ScenarioController {
    constructor(private readonly editions: StrategyEditions) {}

    @ComputeRoute({ path: `:id/${door.path}`, summary: door.summary, description: door.description, answer: door.view, graphql: door.field, problems: ['unknown-scenario'] })
    @IdParam('scenario', door.example)
    ask(@Param('id') id: string, @Body() input: object, @Query() { content }: ContentQuery): Promise<object> {
      return this.editions.answer(content, (edition) => scenarioAnswer(edition, door, id, input));
    }
  }
  takes(ScenarioController, 'ask', [String, door.input, ContentQuery]);
  return calledAfter(door.field, ScenarioController);
}
