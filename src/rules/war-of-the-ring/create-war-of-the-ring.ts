import { createOperations } from './operations.js';
import { indexReference } from './reference-index.js';
import type { WarOfTheRingReference } from './reference.js';
import type { WarOfTheRing } from './war-of-the-ring.js';

/**
 * Builds the rulebook over one version of its data.
 * @throws Error when the data has double ids.
 */
export function createWarOfTheRing(reference: WarOfTheRingReference): WarOfTheRing {
  const index = indexReference(reference);
  return { reference, index, operations: createOperations(index) };
}
