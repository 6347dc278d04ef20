import { Controller, Inject, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NoQuery } from '../content/content-query.js';
import { ReferenceRoute } from '../routes/route-decorators.js';
import type { Editions } from '../rule-systems/editions.js';
import { calledAfter } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { CONTENT_VERSIONS_TEXT, ContentVersionsView, type ContentVersions } from './content-versions.view.js';

/** The REST route of the content versions of one rule system. */
export function contentVersionsController<Book extends object>(system: RuleSystemDoor<Book>): Type<object> {
  @ApiTags(system.id)
  @Controller(`v1/${system.id}/content-versions`)
  class ContentVersionsController {
    constructor(@Inject(system.editions) private readonly editions: Editions<Book>) {}

    @ReferenceRoute({ path: '', summary: 'List content versions', description: CONTENT_VERSIONS_TEXT, answer: ContentVersionsView, graphql: 'contentVersions' })
    versions(@Query() _query: NoQuery): ContentVersions {
      return this.editions.versions();
    }
  }
  return calledAfter(system.field, ContentVersionsController);
}
