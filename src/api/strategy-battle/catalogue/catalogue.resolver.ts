import type { Type } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Identified } from '../../shared/collections/collection.js';
import { listArgsShape, type ListArgs } from '../../shared/collections/list-shapes.js';
import type { Connection } from '../../shared/paging/connection.js';
import { connectionShape } from '../../shared/paging/connection-shape.js';
import { StrategyBattleDoor } from '../strategy-battle.door.js';
import { CatalogueService } from './catalogue.service.js';
import { calledAfter, takes } from './made-classes.js';
import type { StrategyCollection } from './strategy-collection.js';

/** The GraphQL fields of one collection. */
export function catalogueResolver<View extends Identified>(collection: StrategyCollection<View>): Type<object> {
  const { plural, singular, noun, nouns, view } = collection;
  const listArgs = listArgsShape(collection);
  const connection = connectionShape(view);

  @Resolver(() => StrategyBattleDoor)
  class CatalogueResolver {
    constructor(private readonly catalogue: CatalogueService) {}

    @ResolveField(plural, () => connection, { description: `The ${nouns}: filtered, searched and sorted as asked for.` })
    list(@Parent() edition: StrategyBattleDoor, @Args({ type: () => listArgs }) args: ListArgs): Connection<View> {
      return this.catalogue.connection(collection, edition, args);
    }

    @ResolveField(singular, () => view, { description: `One ${noun} by its id.`, nullable: true })
    record(@Parent() edition: StrategyBattleDoor, @Args('id', { description: `Id of the ${noun}.` }) id: string): View {
      return this.catalogue.find(collection, edition, id);
    }
  }
  takes(CatalogueResolver, 'list', [StrategyBattleDoor, listArgs]);
  return calledAfter(collection, CatalogueResolver);
}
