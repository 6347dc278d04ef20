import { fault, fix } from '../../findings.js';
import type { ArmyCheck } from './army-check.js';

/** The list says another price than the rules (SB-PROF-004). */
export const claimedPointsDiffer: ArmyCheck = ({ entries }) =>
  entries.flatMap(({ pointer, request, model, points }) => {
    const claimed = request.claimedPoints;
    if (claimed === null || claimed === points) return [];
    const path = `${pointer}/claimedPoints`;
    const difference = claimed < points ? `${points - claimed} too few` : `${claimed - points} too many`;
    return [
      fault('claimed-points-differ', {
        pointer: path,
        rule: 'SB-PROF-004',
        message: `${request.count} x ${model.report.points} = ${points} points; the list says ${claimed}: ${difference}.`,
        actual: claimed,
        limit: points,
        fixes: [fix(`Say ${points} points.`, [{ op: 'add', path, value: points }])],
      }),
    ];
  });
