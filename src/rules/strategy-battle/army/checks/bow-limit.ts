import { fault } from '../../findings.js';
import { asFix } from '../changes.js';
import { proposed } from '../force.js';
import { bookBowShare } from '../limits.js';
import { bowsOver, fewerBows } from '../bow-share.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** The scenario's share of models with bows or crossbows (SB-ARMY-014). */
export const bowLimit: ArmyCheck = (force) => {
  const share = bookBowShare(force);
  const over = share === null ? null : bowsOver(share, force.tallies);
  if (share === null || over === null) return [];
  return [
    fault('bow-limit', {
      pointer: WHOLE_LIST,
      rule: 'SB-ARMY-014',
      message: over.message,
      actual: over.actual,
      limit: over.limit,
      fixes: proposed(force, () => fewerBows(force, share).map(asFix)),
    }),
  ];
};
