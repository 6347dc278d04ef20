import type { Snapshots } from '../../../reference/snapshots.js';
import { InvalidInput } from '../validation/invalid-input.js';
import { searchOf } from './asked-systems.js';

/**
 * The faults of shape of a request, and after them the names in it that do not exist in the version of the data that it
 * asks for: what is wrong with one value hides nothing of another. As it was where that version cannot be had.
 */
export async function withUnknownNames(error: InvalidInput, content: string | null, snapshots: Snapshots): Promise<InvalidInput> {
  const search = error.asked && searchOf(error.asked.shape);
  if (!error.asked || !search) return error;
  try {
    const unknown = search(error.asked.raw, await snapshots.at(content));
    return unknown.length === 0 ? error : new InvalidInput([...error.problems, ...unknown], error.asked);
  } catch {
    return error;
  }
}
