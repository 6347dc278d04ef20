import { Controller, Inject, Param, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listShape } from '../paging/list-shape.js';
import { withFields } from '../paging/sparse.js';
import { exampleIdOf, IdParam } from '../routes/id-param.js';
import { ReferenceRoute } from '../routes/route-decorators.js';
import type { Editions } from '../rule-systems/editions.js';
import { calledAfter, takes } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { findRecord, listRecords } from './answers.js';
import type { Collection, Identified } from './collection.js';
import { listQueryShape, recordQueryShape, type ListQuery, type RecordQuery } from './list-shapes.js';

/** The REST routes of one collection. */
export function collectionController<Book extends object, View extends Identified>(system: RuleSystemDoor<Book>, collection: Collection<Book, View>): Type<object> {
  const { path, plural, singular, noun, nouns, view, unknown } = collection;

  @ApiTags(system.id)
  @Controller(`v1/${system.id}/${path}`)
  class CollectionController {
    constructor(@Inject(system.editions) private readonly editions: Editions<Book>) {}

    @ReferenceRoute({ path: '', summary: `List ${nouns}`, description: `A page of the ${nouns}: filtered, searched and sorted as asked for.`, answer: listShape(view), graphql: plural })
    list(@Query() query: ListQuery): Promise<object> {
      return this.editions.answer(query.content, (edition) => listRecords(collection, edition, query));
    }

    @ReferenceRoute({ path: ':id', summary: `Get one ${noun}`, description: `One ${noun} by its id.`, answer: view, graphql: singular, problems: [unknown.resource] })
    @IdParam(noun, exampleIdOf(view))
    record(@Param('id') id: string, @Query() query: RecordQuery): Promise<object> {
      return this.editions.answer(query.content, (edition) => withFields(findRecord(collection, edition, id), query.fields));
    }
  }
  takes(CollectionController, 'list', [listQueryShape(collection)]);
  takes(CollectionController, 'record', [String, recordQueryShape(view)]);
  return calledAfter(plural, CollectionController);
}
