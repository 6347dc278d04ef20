import type { Type } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Edition } from '../rule-systems/editions.js';
import { calledAfter, takes } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { oddsOf, resolved } from './answers.js';
import { oddsField, resolveField, type OperationBody, type OperationDoor } from './operation-door.js';
import { oddsText, resolveText } from './operation.texts.js';

/** The GraphQL fields of one operation with dice. */
export function operationResolver<Book extends object>(system: RuleSystemDoor<Book>, door: OperationDoor<Book>): Type<object> {
  @Resolver(() => system.parent)
  class OperationResolver {
    @ResolveField(oddsField(door), () => door.oddsView, { description: oddsText(door), nullable: true })
    odds(@Parent() edition: Edition<Book>, @Args('input', { type: () => door.input }) input: OperationBody): Promise<object> {
      return oddsOf(system, edition, door, input);
    }

    @ResolveField(resolveField(door), () => door.resultView, { description: resolveText(door), nullable: true })
    resolve(@Parent() edition: Edition<Book>, @Args('input', { type: () => door.input }) input: OperationBody): Promise<object> {
      return resolved(system, edition, door, input);
    }
  }
  takes(OperationResolver, 'odds', [system.parent, door.input]);
  takes(OperationResolver, 'resolve', [system.parent, door.input]);
  return calledAfter(door.field, OperationResolver);
}
