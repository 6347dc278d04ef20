import type { Snapshot } from '../../../reference/snapshots.js';
import type { Problem } from '../../../rules/shared/rule-error.js';
import type { Shape } from '../fields/field-spec.js';
import type { RuleSystemDoor } from '../rule-systems/rule-system-door.js';
import { unknownNames } from './unknown-names.js';

type Search = (raw: unknown, snapshot: Snapshot) => readonly Problem[];

const searches = new Map<Shape, Search>();

/** Says in which rule system the names of a request are looked up. Called for the input of every operation. */
export function askedOfSystem<Book extends object>(shape: Shape, { names: kinds, bookOf }: Pick<RuleSystemDoor<Book>, 'names' | 'bookOf'>): void {
  searches.set(shape, (raw, snapshot) => unknownNames(shape, raw, { kinds, book: bookOf(snapshot) }));
}

/** Looks for unknown names in raw requests of the shape; `undefined` for a shape that is asked of no rule system. */
export const searchOf = (shape: Shape): Search | undefined => searches.get(shape);
