import type { Type } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { calledAfter, takes } from '../catalogue/made-classes.js';
import { StrategyBattleDoor } from '../strategy-battle.door.js';
import type { CombatBody, CombatDoor } from './combat-door.js';
import { CombatService } from './combat.service.js';
import { oddsText, resolveText } from './combat.texts.js';

/** The GraphQL fields of one operation of combat. */
export function combatResolver(door: CombatDoor): Type<object> {
  @Resolver(() => StrategyBattleDoor)
  class CombatResolver {
    constructor(private readonly combat: CombatService) {}

    @ResolveField(`${door.field}Odds`, () => door.oddsView, { description: oddsText(door) })
    odds(@Parent() edition: StrategyBattleDoor, @Args('input', { type: () => door.input }) input: CombatBody): object {
      return this.combat.odds(edition, door, input);
    }

    @ResolveField(`${door.field}Resolve`, () => door.resultView, { description: resolveText(door) })
    resolve(@Parent() edition: StrategyBattleDoor, @Args('input', { type: () => door.input }) input: CombatBody): object {
      return this.combat.resolve(edition, door, input);
    }
  }
  takes(CombatResolver, 'odds', [StrategyBattleDoor, door.input]);
  takes(CombatResolver, 'resolve', [StrategyBattleDoor, door.input]);
  return calledAfter({ plural: door.field }, CombatResolver);
}
