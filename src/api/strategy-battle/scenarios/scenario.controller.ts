import { Body, Controller, Param, Query, type Type } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { LONGEST_PATH_PARAMETER } from '../../../platform/http/limits.js';
import { ContentQuery } from '../../shared/content/content-query.js';
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

    @ComputeRoute({ path: `:id/${door.path}`, summary: door.summary, description: door.description, answer: door.view, problems: ['unknown-scenario'] })
    @ApiParam({ name: 'id', description: 'Id of the scenario.', schema: { type: 'string', maxLength: LONGEST_PATH_PARAMETER, examples: [door.example] } })
    ask(@Param('id') id: string, @Body() input: object, @Query() { content }: ContentQuery): Promise<object> {
      return this.editions.answer(content, (edition) => scenarioAnswer(edition, door, id, input));
    }
  }
  takes(ScenarioController, 'ask', [String, door.input, ContentQuery]);
  return calledAfter(door.field, ScenarioController);
}
