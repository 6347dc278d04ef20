import { Injectable } from '@nestjs/common';
import { versionsWith } from '../../../platform/versions.js';
import type { StrategyBattle } from '../../../rules/strategy-battle/strategy-battle.js';
import type { Edition } from '../../shared/collections/answers.js';
import { withDice } from '../../shared/dice/with-dice.js';
import { shown } from '../../shared/probability/shown.js';
import { StrategyEditions } from '../editions.js';
import type { QuestionDoor } from './question-door.js';
import { parted, type CombatBody, type CombatDoor } from './combat-door.js';

const DICE_NOT_USED = 'The dice given are not used: odds count every roll.';

/** Every operation of combat in its two forms, for both doors. */
@Injectable()
export class CombatService {
  constructor(private readonly editions: StrategyEditions) {}

  async oddsAt(content: string | null, door: CombatDoor, body: CombatBody): Promise<object> {
    return this.odds(await this.editions.at(content), door, body);
  }

  async resolveAt(content: string | null, door: CombatDoor, body: CombatBody): Promise<object> {
    return this.resolve(await this.editions.at(content), door, body);
  }

  /** @throws RuleError, TooMuchWorkError */
  odds({ content, book }: Edition<StrategyBattle>, door: CombatDoor, body: CombatBody): object {
    const { request, dice } = parted(door, body);
    const odds = shown(door.operation(book.combat).odds(request)) as { readonly assumptions: readonly string[] };
    const assumptions = dice === null ? odds.assumptions : [...odds.assumptions, DICE_NOT_USED];
    return { ...odds, assumptions, versions: versionsWith(content) };
  }

  /** @throws RuleError, ProblemError `dice-exhausted` and `dice-unused` */
  resolve({ content, book }: Edition<StrategyBattle>, door: CombatDoor, body: CombatBody): object {
    const { request, dice } = parted(door, body);
    return { ...withDice(dice, (faces) => door.operation(book.combat).resolve(request, faces)), versions: versionsWith(content) };
  }

  async askAt(content: string | null, door: QuestionDoor, request: object): Promise<object> {
    return this.ask(await this.editions.at(content), door, request);
  }

  /** @throws RuleError */
  ask({ content, book }: Edition<StrategyBattle>, door: QuestionDoor, request: object): object {
    const answer: unknown = shown(door.question(book.combat).ask(request));
    return { ...(answer as object), versions: versionsWith(content) };
  }
}
