import type { Snapshot } from '../../../reference/snapshots.js';
import type { RuleSystemId } from '../../../rules/rule-systems.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import type { Collection, Identified } from './collection.js';

/** The collections of one rule system, whichever its rulebook is. */
export interface Catalogue {
  readonly id: RuleSystemId;
  /** GraphQL field of the rule system. */
  readonly field: string;
  readonly collections: readonly Collection<object, Identified>[];
  readonly bookOf: (snapshot: Snapshot) => object;
}

/** For a register: collections only ever get to see their own rulebook, so that what it is may be forgotten there. */
export function catalogue<Book extends object>({ id, field, bookOf }: RuleSystemDoor<Book>, collections: readonly Collection<Book, Identified>[]): Catalogue {
  return { id, field, bookOf, collections: collections as unknown as Catalogue['collections'] };
}
