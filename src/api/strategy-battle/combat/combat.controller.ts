import { Body, Controller, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../../shared/content/content-query.js';
import { ComputeRoute } from '../../shared/routes/route-decorators.js';
import { calledAfter, takes } from '../catalogue/made-classes.js';
import type { CombatBody, CombatDoor } from './combat-door.js';
import { CombatService } from './combat.service.js';
import { oddsText, resolveText } from './combat.texts.js';

/** The REST routes of one operation of combat. */
export function combatController(door: CombatDoor): Type<object> {
  @ApiTags('strategy-battle')
  @Controller(`v1/strategy-battle/${door.path}`)
  class CombatController {
    constructor(private readonly combat: CombatService) {}

    @ComputeRoute({ path: 'odds', summary: `Exact odds of ${door.noun}`, description: oddsText(door), answer: door.oddsView, problems: ['rule-violated', 'multiple-both-sides', 'contested-might', 'not-enough-will', 'too-much-work'] })
    odds(@Body() input: CombatBody, @Query() { content }: ContentQuery): Promise<object> {
      return this.combat.oddsAt(content, door, input);
    }

    @ComputeRoute({ path: 'resolve', summary: `Roll ${door.noun}`, description: resolveText(door), answer: door.resultView, problems: ['rule-violated', 'multiple-both-sides', 'contested-might', 'not-enough-will', 'dice-exhausted', 'dice-unused', 'too-much-work'] })
    resolve(@Body() input: CombatBody, @Query() { content }: ContentQuery): Promise<object> {
      return this.combat.resolveAt(content, door, input);
    }
  }
  takes(CombatController, 'odds', [door.input, ContentQuery]);
  takes(CombatController, 'resolve', [door.input, ContentQuery]);
  return calledAfter({ plural: door.field }, CombatController);
}
