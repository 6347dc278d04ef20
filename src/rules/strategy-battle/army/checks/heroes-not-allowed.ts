import { counted, fault } from '../../findings.js';
import { asFix } from '../changes.js';
import { proposed, whereExceeded } from '../force.js';
import { takeSparing } from '../sparing.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** More Heroes than the scenario allows, which may be none (SB-ARMY-002). */
export const heroesNotAllowed: ArmyCheck = (force) => {
  const { entries, tallies, scenario, limits } = force;
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
      fixes: proposed(force, () => [asFix(takeSparing(force, lines, heroes - most))]),
    }),
  ];
};
