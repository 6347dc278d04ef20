import type { Type } from '@nestjs/common';
import type { Snapshot } from '../../../reference/snapshots.js';
import type { RuleSystemId } from '../../../rules/rule-systems.js';
import type { NameKinds } from '../names/name-kind.js';
import type { ProblemName } from '../problems/problem-codes.js';
import type { Edition, Editions } from './editions.js';

/** What all doors of one rule system share. `Book` is its rulebook. */
export interface RuleSystemDoor<Book extends object> {
  /** Path segment under `/v1`. */
  readonly id: RuleSystemId;
  /** GraphQL field of the query that holds all others of the rule system: `strategyBattle`. */
  readonly field: string;
  /** What the query is for, as a whole sentence. */
  readonly description: string;
  /** Object type of that field: an edition, to which capabilities add their fields. */
  readonly parent: Type<Edition<Book>>;
  /** Provider of the editions. */
  readonly editions: Type<Editions<Book>>;
  readonly bookOf: (snapshot: Snapshot) => Book;
  /** What the ids of requests may name. */
  readonly names: NameKinds<Book>;
  /** Codes of its own that an operation with dice may refuse with, beyond `rule-violated`. */
  readonly refusals: readonly ProblemName[];
}
