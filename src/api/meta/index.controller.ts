import { Controller, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Catalogue } from '../shared/collections/catalogue.js';
import { NoQuery } from '../shared/content/content-query.js';
import { ReferenceRoute } from '../shared/routes/route-decorators.js';
import { calledAfter } from '../shared/rule-systems/made-classes.js';
import { indexOf, indexOfSystems } from './index.service.js';
import { IndexView, RuleSystemIndexView } from './index.view.js';

@ApiTags('meta')
@Controller('v1')
export class IndexController {
  @ReferenceRoute({ path: '', answer: IndexView, graphql: null, summary: 'Where to begin', description: 'The rule systems with the addresses of their indexes, and where the documentation is.' })
  index(@Query() _query: NoQuery): IndexView {
    return indexOfSystems();
  }
}

/** The index of one rule system. */
export function ruleSystemIndexController(catalogue: Catalogue): Type<object> {
  @ApiTags(catalogue.id)
  @Controller(`v1/${catalogue.id}`)
  class IndexOfController {
    @ReferenceRoute({ path: '', answer: RuleSystemIndexView, graphql: null, summary: 'What can be asked', description: 'The collections and operations of the rule system, with their addresses.' })
    index(@Query() _query: NoQuery): Promise<RuleSystemIndexView> {
      return indexOf(catalogue);
    }
  }
  return calledAfter(catalogue.field, IndexOfController);
}
