import { fault, fix } from '../../findings.js';
import { candidatesForTheRing } from '../ring-bearer.js';
import type { ArmyCheck } from './army-check.js';

/** More than one model that can carry the Ring is marked as Ringbearer (SB-ARMY-004). */
export const ringBearerDuplicated: ArmyCheck = (force) => {
  const marked = candidatesForTheRing(force).map(({ entry }) => entry).filter((entry) => entry.request.ringBearer);
  const models = marked.reduce((sum, entry) => sum + entry.request.count, 0);
  if (models <= 1) return [];
  const [first, ...others] = marked;
  const unmarked = first?.request.count === 1 ? others : marked;
  return [
    fault('ring-bearer-duplicated', {
      pointer: `${(others[0] ?? first)?.pointer}/ringBearer`,
      rule: 'SB-ARMY-004',
      message: `One model carries the Ring; ${models} are marked as Ringbearer: ${models - 1} too many.`,
      actual: models,
      limit: 1,
      fixes: [
        fix(
          'Mark one model at most as Ringbearer.',
          unmarked.map((entry) => ({ op: 'add', path: `${entry.pointer}/ringBearer`, value: false })),
        ),
      ],
    }),
  ];
};
