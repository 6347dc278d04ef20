import { versionsWith } from '../../../platform/versions.js';
import { withDice } from '../dice/with-dice.js';
import { refuseUnknownNames } from '../names/unknown-names.js';
import { shown } from '../probability/shown.js';
import type { Edition } from '../rule-systems/editions.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { turn } from '../work/turns.js';
import { stepByStep } from '../work/unhurried.js';
import { parted, type OperationBody, type OperationDoor } from './operation-door.js';
import type { QuestionDoor } from './question-door.js';

/** The rule system that is asked: names are looked up in its register before any rule runs. */
type Asked<Book extends object> = Pick<RuleSystemDoor<Book>, 'names'>;

const DICE_NOT_USED = 'The dice given are not used: odds count every roll.';

/** Exact odds, for either door: one in each round of the event loop. @throws RuleError, TooMuchWorkError */
export async function oddsOf<Book extends object>({ names }: Asked<Book>, { content, book }: Edition<Book>, door: OperationDoor<Book>, body: OperationBody): Promise<object> {
  await turn();
  refuseUnknownNames(door.input, body, { kinds: names, book });
  const { request, dice } = parted(door, body);
  const odds = shown(door.operation(book).odds(request)) as { readonly assumptions: readonly string[] };
  const assumptions = dice === null ? odds.assumptions : [...odds.assumptions, DICE_NOT_USED];
  return { ...odds, assumptions, versions: versionsWith(content) };
}

/** Plays it once, for either door: one in each round of the event loop. @throws RuleError, TooMuchWorkError, ProblemError `dice-exhausted` and `dice-unused` */
export async function resolved<Book extends object>({ names }: Asked<Book>, { content, book }: Edition<Book>, door: OperationDoor<Book>, body: OperationBody): Promise<object> {
  await turn();
  refuseUnknownNames(door.input, body, { kinds: names, book });
  const { request, dice } = parted(door, body);
  return { ...withDice(dice, (faces) => door.operation(book).resolve(request, faces), door.diceKey), versions: versionsWith(content) };
}

/** What is asked without dice, for either door; in steps where it can take long. @throws RuleError */
export async function askedOf<Book extends object>({ names }: Asked<Book>, { content, book }: Edition<Book>, door: QuestionDoor<Book>, request: object): Promise<object> {
  await turn();
  refuseUnknownNames(door.input, request, { kinds: names, book });
  const question = door.question(book);
  const answer: unknown = shown(question.steps ? await stepByStep(question.steps(request)) : question.ask(request));
  return { ...(answer as object), versions: versionsWith(content) };
}
