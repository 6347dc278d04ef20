import { fault } from '../../findings.js';
import { asFix, drop } from '../changes.js';
import type { ArmyCheck } from './army-check.js';

/** A scenario for Heroes alone (SB-ARMY-002): every line of warriors is a fault. */
export const heroesOnly: ArmyCheck = ({ entries, scenario, limits }) => {
  if (scenario === null || limits?.heroesOnly !== true) return [];
  return entries
    .filter((entry) => entry.model.card.unit.kind !== 'hero')
    .map((entry) =>
      fault('heroes-only', {
        pointer: entry.pointer,
        rule: scenario.rule,
        message: `${scenario.name} is for Heroes only; ${entry.model.report.name} is none.`,
        fixes: [asFix(drop([entry]))],
      }),
    );
};
