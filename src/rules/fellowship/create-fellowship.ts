import { createBook } from './book.js';
import type { Fellowship } from './fellowship.js';
import { createOperations } from './operations.js';
import type { FellowshipReference } from './reference.js';

/** Builds the rulebook over one version of its data. */
export function createFellowship(reference: FellowshipReference): Fellowship {
  return { reference, ...createOperations(createBook(reference)) };
}
