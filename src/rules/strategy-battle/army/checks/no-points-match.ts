import { advice, fix } from '../../findings.js';
import type { ArmyCheck } from './army-check.js';

/** The scenario has fixed participants and no points match, so naming it limits nothing. */
export const noPointsMatch: ArmyCheck = ({ scenario }) => {
  if (scenario?.pointsMatch !== null) return [];
  return [
    advice('info', 'no-points-match', {
      pointer: '/scenario',
      rule: scenario.rule,
      message: `${scenario.name} has no points match; only the rules of the lists are applied.`,
      fixes: [fix('Name no scenario.', [{ op: 'add', path: '/scenario', value: null }])],
    }),
  ];
};
