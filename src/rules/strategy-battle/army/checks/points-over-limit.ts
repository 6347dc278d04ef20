import { fault } from '../../findings.js';
import { asFix } from '../changes.js';
import { proposed } from '../force.js';
import { bookPointsLimit } from '../limits.js';
import { savings } from '../savings.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** The force costs more than was agreed, than its share of it, or than the scenario allows (SB-ARMY-001, SB-ARMY-015). */
export const pointsOverLimit: ArmyCheck = (force) => {
  const most = bookPointsLimit(force);
  const { points } = force.tallies;
  if (most === null || points <= most.limit) return [];
  const excess = points - most.limit;
  return [
    fault('points-over-limit', {
      pointer: WHOLE_LIST,
      rule: most.rule,
      message: `The force costs ${points} points of ${most.limit}: ${excess} too many.`,
      actual: points,
      limit: most.limit,
      fixes: proposed(force, () => savings(force, excess).map(asFix)),
    }),
  ];
};
