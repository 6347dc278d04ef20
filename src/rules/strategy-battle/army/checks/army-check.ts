import type { StrategyFinding } from '../../findings.js';
import type { Force } from '../force.js';

/**
 * Looks at one thing about a force. What concerns one line points to it; what concerns the whole list points to the
 * line with which a count is passed, or to `/entries`. Linear in the number of entries.
 */
export type ArmyCheck = (force: Force) => readonly StrategyFinding[];

export const WHOLE_LIST = '/entries';
