import { Controller, Param, Query, type Type } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { LONGEST_PATH_PARAMETER } from '../../../platform/http/limits.js';
import type { Identified } from '../../shared/collections/collection.js';
import { listQueryShape, recordQueryShape, type ListQuery, type RecordQuery } from '../../shared/collections/list-shapes.js';
import { listShape } from '../../shared/paging/list-shape.js';
import { ReferenceRoute } from '../../shared/routes/route-decorators.js';
import { CatalogueService } from './catalogue.service.js';
import { calledAfter, takes } from './made-classes.js';
import type { StrategyCollection } from './strategy-collection.js';

/** The REST routes of one collection. */
export function catalogueController<View extends Identified>(collection: StrategyCollection<View>): Type<object> {
  const { path, noun, nouns, view, unknown } = collection;

  @ApiTags('strategy-battle')
  @Controller(`v1/strategy-battle/${path}`)
  class CatalogueController {
    constructor(private readonly catalogue: CatalogueService) {}

    @ReferenceRoute({ path: '', summary: `List ${nouns}`, description: `A page of the ${nouns}: filtered, searched and sorted as asked for.`, answer: listShape(view) })
    list(@Query() query: ListQuery): Promise<object> {
      return this.catalogue.list(collection, query);
    }

    @ReferenceRoute({ path: ':id', summary: `Get one ${noun}`, description: `One ${noun} by its id.`, answer: view, problems: [unknown.resource] })
    @ApiParam({ name: 'id', description: `Id of the ${noun}.`, schema: { type: 'string', maxLength: LONGEST_PATH_PARAMETER } })
    record(@Param('id') id: string, @Query() query: RecordQuery): Promise<object> {
      return this.catalogue.record(collection, id, query);
    }
  }
  takes(CatalogueController, 'list', [listQueryShape(collection)]);
  takes(CatalogueController, 'record', [String, recordQueryShape(view)]);
  return calledAfter(collection, CatalogueController);
}
