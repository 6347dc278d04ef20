import type { Snapshots } from '../../../reference/snapshots.js';
import type { Problem } from '../../../rules/shared/rule-error.js';
import { InvalidInput } from '../validation/invalid-input.js';
import { searchOf } from './asked-systems.js';

/** Faults of shape, and after them the unknown names of values that have none. */
export function followedBy(error: InvalidInput, unknown: readonly Problem[]): InvalidInput {
  const faulty = new Set(error.problems.map(({ pointer }) => pointer));
  const others = unknown.filter(({ pointer }) => !faulty.has(pointer));
  return others.length === 0 ? error : new InvalidInput([...error.problems, ...others], error.asked);
}

/**
 * The faults of shape of a request, and after them the names in it that do not exist in the version of the data that it
 * asks for: what is wrong with one value hides nothing of another. As it was where that version cannot be had.
 */
export async function withUnknownNames(error: InvalidInput, content: string | null, snapshots: Snapshots): Promise<InvalidInput> {
  const search = error.asked && searchOf(error.asked.shape);
  if (!error.asked || !search) return error;
  try {
    return followedBy(error, search(error.asked.raw, await snapshots.at(content)));
  } catch {
    return error;
  }
}
