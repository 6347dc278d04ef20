import { fault, fix } from '../../findings.js';
import { asFix, drop } from '../changes.js';
import type { ArmyCheck } from './army-check.js';

/** A force is bought from its own side's list (SB-ARMY-001, SB-ARMY-017), unless the scenario asks for a mix. */
export const wrongSide: ArmyCheck = ({ entries, request, limits }) => {
  if (limits !== null && limits.otherSideShare !== null) return [];
  const strangers = entries.filter((entry) => entry.model.card.unit.side !== request.side);
  const other = request.side === 'good' ? 'evil' : 'good';
  const otherList = strangers.length === entries.length ? [fix(`Judge the list as ${other}.`, [{ op: 'add', path: '/side', value: other }])] : [];
  return strangers.map((entry) =>
    fault('wrong-side', {
      pointer: `${entry.pointer}/unit`,
      rule: 'SB-ARMY-017',
      message: `${entry.model.report.name} is in the ${other} list; this is a force of the ${request.side} side.`,
      fixes: [...otherList, asFix(drop([entry]))],
    }),
  );
};
