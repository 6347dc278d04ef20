import type { createOperations } from './operations.js';
import type { FellowshipReference } from './reference.js';

/** The fellowship rulebook as one object, built once over one version of its data. */
export interface Fellowship extends ReturnType<typeof createOperations> {
  readonly reference: FellowshipReference;
}
