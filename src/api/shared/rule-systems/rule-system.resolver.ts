import { Inject, type Type } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ContentField } from '../content/content-query.js';
import { ArgsShape } from '../fields/shape-decorators.js';
import type { Edition, Editions } from './editions.js';
import { calledAfter } from './made-classes.js';
import type { RuleSystemDoor } from './rule-system-door.js';

@ArgsShape()
class ContentArgs {
  @ContentField() readonly content!: string | null;
}

/** The GraphQL query of one rule system. */
export function ruleSystemResolver<Book extends object>(system: RuleSystemDoor<Book>): Type<object> {
  @Resolver()
  class RuleSystemResolver {
    constructor(@Inject(system.editions) private readonly editions: Editions<Book>) {}

    @Query(() => system.parent, { name: system.field, description: system.description, nullable: true })
    edition(@Args() { content }: ContentArgs): Promise<Edition<Book>> {
      return this.editions.at(content);
    }
  }
  return calledAfter(system.field, RuleSystemResolver);
}
