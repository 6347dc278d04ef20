import type { Operations } from './operations.js';
import type { WarOfTheRingReference } from './reference.js';
import type { ReferenceIndex } from './reference-index.js';

/** The war-of-the-ring rulebook as one object, built once over one version of its data. */
export interface WarOfTheRing {
  readonly reference: WarOfTheRingReference;
  /** The same records by id. */
  readonly index: ReferenceIndex;
  /** Everything that can be asked, with dice and without. */
  readonly operations: Operations;
}
