import { Body, Controller, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../../shared/content/content-query.js';
import { ComputeRoute } from '../../shared/routes/route-decorators.js';
import { calledAfter, takes } from '../catalogue/made-classes.js';
import { CombatService } from './combat.service.js';
import type { QuestionDoor } from './question-door.js';

/** The REST route of one question. */
export function questionController(door: QuestionDoor): Type<object> {
  @ApiTags('strategy-battle')
  @Controller('v1/strategy-battle')
  class QuestionController {
    constructor(private readonly combat: CombatService) {}

    @ComputeRoute({ path: door.path, summary: door.summary, description: door.description, answer: door.view, problems: ['rule-violated'] })
    ask(@Body() input: object, @Query() { content }: ContentQuery): Promise<object> {
      return this.combat.askAt(content, door, input);
    }
  }
  takes(QuestionController, 'ask', [door.input, ContentQuery]);
  return calledAfter({ plural: door.field }, QuestionController);
}
