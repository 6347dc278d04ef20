import type { Type } from '@nestjs/common';
import { Args, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FROM_REFERENCE } from '../graphql/known/reference-query.js';
import type { Connection } from '../paging/connection.js';
import { connectionShape } from '../paging/connection-shape.js';
import type { Edition } from '../rule-systems/editions.js';
import { calledAfter, takes } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { connectRecords, findRecord } from './answers.js';
import type { Collection, Identified } from './collection.js';
import { listArgsShape, type ListArgs } from './list-shapes.js';

/** The GraphQL fields of one collection. */
export function collectionResolver<Book extends object, View extends Identified>({ parent }: RuleSystemDoor<Book>, collection: Collection<Book, View>): Type<object> {
  const { plural, singular, noun, nouns, view } = collection;
  const listArgs = listArgsShape(collection);
  const connection = connectionShape(view);

  @Resolver(() => parent)
  class CollectionResolver {
    @Extensions(FROM_REFERENCE)
    @ResolveField(plural, () => connection, { description: `The ${nouns}: filtered, searched and sorted as asked for.`, nullable: true })
    list(@Parent() edition: Edition<Book>, @Args({ type: () => listArgs }) args: ListArgs): Connection<View> {
      return connectRecords(collection, edition, args);
    }

    @Extensions(FROM_REFERENCE)
    @ResolveField(singular, () => view, { description: `One ${noun} by its id.`, nullable: true })
    record(@Parent() edition: Edition<Book>, @Args('id', { description: `Id of the ${noun}.` }) id: string): View {
      return findRecord(collection, edition, id);
    }
  }
  takes(CollectionResolver, 'list', [parent, listArgs]);
  takes(CollectionResolver, 'record', [parent, String]);
  return calledAfter(collection.plural, CollectionResolver);
}
