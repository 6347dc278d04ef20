import type { Type } from '@nestjs/common';
import type { DiceOperation, DiceResult } from '../../../rules/shared/operation.js';
import type { DiceInput } from '../dice/dice.inputs.js';

/** The body of both forms: the request of the rules, and under one key the dice of `resolve`. */
export type OperationBody = Readonly<Record<string, unknown>>;

/** Where a body has its dice: `dice`, but where the contract uses that word for a number of dice. */
export type DiceKey = 'dice' | 'rollWith';

/** The two parts of a body. */
export function parted(door: { readonly diceKey?: DiceKey }, body: OperationBody): { readonly request: object; readonly dice: DiceInput | null } {
  const { [door.diceKey ?? 'dice']: dice = null, ...request } = body;
  return { request, dice: dice as DiceInput | null };
}

/** One operation with dice as both doors show it: `POST …/{path}/odds` and `…/resolve`, `{field}Odds` and `{field}Resolve`. */
export interface OperationDoor<Book, Request = unknown, Odds = unknown, Result extends DiceResult = DiceResult> {
  /** Path under the rule system, in kebab case. */
  readonly path: string;
  /** What GraphQL calls it, in camel case. */
  readonly field: string;
  /** What it is about, in a few words: `a fight`. */
  readonly noun: string;
  /** Whole sentences: what is asked and what is answered. */
  readonly description: string;
  /** Default `dice`. */
  readonly diceKey?: DiceKey;
  readonly input: Type<object>;
  readonly oddsView: Type<object>;
  readonly resultView: Type<object>;
  readonly operation: (book: Book) => DiceOperation<Request, Odds, Result>;
}

/** GraphQL fields of the two forms of an operation. */
export const oddsField = ({ field }: Pick<OperationDoor<never>, 'field'>): string => `${field}Odds`;
export const resolveField = ({ field }: Pick<OperationDoor<never>, 'field'>): string => `${field}Resolve`;
