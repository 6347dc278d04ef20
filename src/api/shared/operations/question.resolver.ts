import type { Type } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Edition } from '../rule-systems/editions.js';
import { calledAfter, takes } from '../rule-systems/made-classes.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { askedOf } from './answers.js';
import type { QuestionDoor } from './question-door.js';

/** The GraphQL field of one question. */
export function questionResolver<Book extends object>(system: RuleSystemDoor<Book>, door: QuestionDoor<Book>): Type<object> {
  @Resolver(() => system.parent)
  class QuestionResolver {
    @ResolveField(door.field, () => door.view, { description: door.description, nullable: true })
    ask(@Parent() edition: Edition<Book>, @Args('input', { type: () => door.input }) input: object): Promise<object> {
      return askedOf(system, edition, door, input);
    }
  }
  takes(QuestionResolver, 'ask', [system.parent, door.input]);
  return calledAfter(door.field, QuestionResolver);
}
