import { counted, fault } from '../../findings.js';
import { asFix, take } from '../changes.js';
import { whereExceeded } from '../force.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** More Heroes than the scenario allows, which may be none (SB-ARMY-002). */
export const heroesNotAllowed: ArmyCheck = ({ entries, tallies, scenario, limits }) => {
  const most = limits?.maxHeroes ?? null;
  const { heroes } = tallies;
  if (most === null || scenario === null || heroes <= most) return [];
  const lines = entries.filter((entry) => entry.model.card.unit.kind === 'hero');
  return [
    fault('heroes-not-allowed', {
      pointer: whereExceeded(lines, most)?.pointer ?? WHOLE_LIST,
      rule: scenario.rule,
      message: `${scenario.name} allows ${counted(most, 'Hero', 'Heroes')}; the force has ${heroes}: ${heroes - most} too many.`,
      actual: heroes,
      limit: most,
      fixes: [asFix(take(lines, heroes - most))],
    }),
  ];
};
