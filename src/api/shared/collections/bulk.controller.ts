import { Controller, Inject, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../content/content-query.js';
import { ReferenceRoute } from '../routes/route-decorators.js';
import type { Editions } from '../rule-systems/editions.js';
import { calledAfter } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { bulkOf, bulkShape, type Bulk } from './bulk.view.js';
import type { Collection, Identified } from './collection.js';

/** The REST route of a whole rule system. */
export function bulkController<Book extends object>(system: RuleSystemDoor<Book>, collections: readonly Collection<Book, Identified>[]): Type<object> {
  @ApiTags(system.id)
  @Controller(`v1/${system.id}/bulk`)
  class BulkController {
    constructor(@Inject(system.editions) private readonly editions: Editions<Book>) {}

    @ReferenceRoute({
      path: '', summary: 'Get everything', answer: bulkShape(system, collections), graphql: null,
      description: 'The whole rule system as one document, for callers that keep a copy. It changes with `versions.content` only.',
    })
    bulk(@Query() { content }: ContentQuery): Promise<Bulk> {
      return this.editions.answer(content, (edition) => bulkOf(edition, collections));
    }
  }
  return calledAfter(system.field, BulkController);
}
