import type { Snapshot } from '../../src/reference/snapshots.js';
import { seeds, strategyBattle } from './reference.js';

/** The real seeds as a snapshot, without a database. */
export const realSnapshot = { content: seeds.version, strategyBattle } as unknown as Snapshot;
