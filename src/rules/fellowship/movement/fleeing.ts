import { reject } from '../../shared/refuse.js';
import { Objections, type Verdict } from '../verdict.js';

export interface FleeingRequest {
  /** No way out. */
  readonly surrounded?: boolean | undefined;
  /** Centimetres to the source of the terror, before and after the move. */
  readonly sourceBefore?: number | null | undefined;
  readonly sourceAfter?: number | null | undefined;
  /** And to the nearest other enemy. */
  readonly enemyBefore?: number | null | undefined;
  readonly enemyAfter?: number | null | undefined;
  /** Centimetres moved. */
  readonly moved?: number | null | undefined;
}

export interface FleeingReport extends Verdict {
  readonly surrenders: boolean;
  /** Centimetres: the full rate, whatever the ground. */
  readonly move: number;
  readonly movedBy: 'opponent';
  readonly zoneOfControl: boolean;
  readonly strikesBack: boolean;
  readonly mayRecover: boolean;
}

const isNearer = (before: number | null, after: number | null): boolean => before !== null && after !== null && after <= before;

/**
 * Running in terror, in 4a (FS-FLEE-001, FS-FLEE-002).
 * @throws RuleError where a distance is given before the move and not after it, or the other way round
 */
export function fleeing(request: FleeingRequest, rate: number): FleeingReport {
  const { surrounded = false, sourceBefore = null, sourceAfter = null, enemyBefore = null, enemyAfter = null, moved = null } = request;
  checkBoth(request, ['sourceBefore', 'sourceAfter']);
  checkBoth(request, ['enemyBefore', 'enemyAfter']);
  const verdict = new Objections()
    .when(!surrounded && isNearer(sourceBefore, sourceAfter), 'FS-FLEE-001', 'It must move away from what frightens it.')
    .when(!surrounded && isNearer(enemyBefore, enemyAfter), 'FS-FLEE-001', 'It must move away from other enemies.')
    .when(!surrounded && moved !== null && moved !== rate, 'FS-FLEE-001', `It must move its full ${rate} cm.`)
    .verdict();
  return { ...verdict, surrenders: surrounded, move: surrounded ? 0 : rate, movedBy: 'opponent', zoneOfControl: false, strikesBack: false, mayRecover: true };
}

/** Whether it came nearer is told by two distances. */
function checkBoth(request: FleeingRequest, keys: readonly ['sourceBefore', 'sourceAfter'] | readonly ['enemyBefore', 'enemyAfter']): void {
  const missing = keys.find((key) => request[key] == null);
  if (missing !== undefined && keys.some((key) => request[key] != null)) reject(`/fleeing/${missing}`, 'required', 'Whether it comes nearer is told by the distances before and after the move (FS-FLEE-001).');
}
