import { Inject, type Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { Editions } from '../rule-systems/editions.js';
import { calledAfter } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { CONTENT_VERSIONS_TEXT, ContentVersionsView, type ContentVersions } from './content-versions.view.js';

/** The GraphQL field of the content versions of one rule system. */
export function contentVersionsResolver<Book extends object>(system: RuleSystemDoor<Book>): Type<object> {
  @Resolver(() => system.parent)
  class ContentVersionsResolver {
    constructor(@Inject(system.editions) private readonly editions: Editions<Book>) {}

    @ResolveField('contentVersions', () => ContentVersionsView, { description: CONTENT_VERSIONS_TEXT })
    versions(): ContentVersions {
      return this.editions.versions();
    }
  }
  return calledAfter(system.field, ContentVersionsResolver);
}
