import { Body, Controller, Inject, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../content/content-query.js';
import { ComputeRoute } from '../routes/route-decorators.js';
import type { Editions } from '../rule-systems/editions.js';
import { calledAfter, takes } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { askedOf } from './answers.js';
import type { QuestionDoor } from './question-door.js';

/** The REST route of one question. */
export function questionController<Book extends object>(system: RuleSystemDoor<Book>, door: QuestionDoor<Book>): Type<object> {
  @ApiTags(system.id)
  @Controller(`v1/${system.id}`)
  class QuestionController {
    constructor(@Inject(system.editions) private readonly editions: Editions<Book>) {}

    @ComputeRoute({ path: door.path, summary: door.summary, description: door.description, answer: door.view, graphql: door.field, problems: ['rule-violated'] })
    ask(@Body() input: object, @Query() { content }: ContentQuery): Promise<object> {
      return this.editions.answer(content, (edition) => askedOf(system, edition, door, input));
    }
  }
  takes(QuestionController, 'ask', [door.input, ContentQuery]);
  return calledAfter(door.field, QuestionController);
}
