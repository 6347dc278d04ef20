import type { Snapshot } from '../../src/reference/snapshots.js';
import { snapshotOf } from '../../src/reference/stored-snapshots.js';
import { seeds } from './reference.js';

/** The real seeds as a snapshot, without a database. */
export const realSnapshot: Snapshot = snapshotOf(seeds.version, seeds);
