import { versionsWith } from '../../../platform/versions.js';
import { withDice } from '../dice/with-dice.js';
import { shown } from '../probability/shown.js';
import type { Edition } from '../rule-systems/editions.js';
import { parted, type OperationBody, type OperationDoor } from './operation-door.js';
import type { QuestionDoor } from './question-door.js';

const DICE_NOT_USED = 'The dice given are not used: odds count every roll.';

/** Exact odds, for either door. @throws RuleError, TooMuchWorkError */
export function oddsOf<Book>({ content, book }: Edition<Book>, door: OperationDoor<Book>, body: OperationBody): object {
  const { request, dice } = parted(door, body);
  const odds = shown(door.operation(book).odds(request)) as { readonly assumptions: readonly string[] };
  const assumptions = dice === null ? odds.assumptions : [...odds.assumptions, DICE_NOT_USED];
  return { ...odds, assumptions, versions: versionsWith(content) };
}

/** Plays it once, for either door. @throws RuleError, ProblemError `dice-exhausted` and `dice-unused` */
export function resolved<Book>({ content, book }: Edition<Book>, door: OperationDoor<Book>, body: OperationBody): object {
  const { request, dice } = parted(door, body);
  return { ...withDice(dice, (faces) => door.operation(book).resolve(request, faces), door.diceKey), versions: versionsWith(content) };
}

/** What is asked without dice, for either door. @throws RuleError */
export function askedOf<Book>({ content, book }: Edition<Book>, door: QuestionDoor<Book>, request: object): object {
  const answer: unknown = shown(door.question(book).ask(request));
  return { ...(answer as object), versions: versionsWith(content) };
}
