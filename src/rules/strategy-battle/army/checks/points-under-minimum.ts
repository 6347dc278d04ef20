import { advice, counted, fault, fix } from '../../findings.js';
import type { ArmyCheck } from './army-check.js';

/** The value agreed for the match is below what the scenario asks for; the force itself may end below it (SB-ARMY-019). */
export const pointsUnderMinimum: ArmyCheck = ({ request, scenario, limits }) => {
  const least = limits?.minPoints ?? null;
  const agreed = request.pointsLimit;
  if (least === null || scenario === null || (agreed !== null && agreed >= least)) return [];
  const asks = `${scenario.name} asks for an agreed value of at least ${counted(least, 'point', 'points')}`;
  const place = { pointer: '/pointsLimit', rule: 'SB-ARMY-019', limit: least };
  const fixes = [fix(`Agree on ${least} points.`, [{ op: 'add' as const, path: '/pointsLimit', value: least }])];
  if (agreed === null) return [advice('info', 'points-under-minimum', { ...place, fixes, message: `${asks}; none is given.` })];
  const message = `${asks}; ${agreed} were agreed: ${least - agreed} too few.`;
  return [fault('points-under-minimum', { ...place, fixes, message, actual: agreed })];
};
