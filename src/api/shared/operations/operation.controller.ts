import { Body, Controller, Inject, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../content/content-query.js';
import { ComputeRoute } from '../routes/route-decorators.js';
import type { Editions } from '../rule-systems/editions.js';
import { calledAfter, takes } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { oddsOf, resolved } from './answers.js';
import { oddsField, resolveField, type OperationBody, type OperationDoor } from './operation-door.js';
import { oddsText, resolveText } from './operation.texts.js';

/** The REST routes of one operation with dice. */
export function operationController<Book extends object>(system: RuleSystemDoor<Book>, door: OperationDoor<Book>): Type<object> {
  @ApiTags(system.id)
  @Controller(`v1/${system.id}/${door.path}`)
  class OperationController {
    constructor(@Inject(system.editions) private readonly editions: Editions<Book>) {}

    @ComputeRoute({ path: 'odds', summary: `Exact odds of ${door.noun}`, description: oddsText(door), answer: door.oddsView, graphql: oddsField(door), problems: ['rule-violated', ...system.refusals, 'too-much-work'] })
    odds(@Body() input: OperationBody, @Query() { content }: ContentQuery): Promise<object> {
      return this.editions.answer(content, (edition) => oddsOf(system, edition, door, input));
    }

    @ComputeRoute({ path: 'resolve', summary: `Roll ${door.noun}`, description: resolveText(door), answer: door.resultView, graphql: resolveField(door), problems: ['rule-violated', ...system.refusals, 'dice-exhausted', 'dice-unused', 'too-much-work'] })
    resolve(@Body() input: OperationBody, @Query() { content }: ContentQuery): Promise<object> {
      return this.editions.answer(content, (edition) => resolved(system, edition, door, input));
    }
  }
  takes(OperationController, 'odds', [door.input, ContentQuery]);
  takes(OperationController, 'resolve', [door.input, ContentQuery]);
  return calledAfter(door.field, OperationController);
}
