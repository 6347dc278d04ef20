import { counted, fault } from '../../findings.js';
import { append, asFix } from '../changes.js';
import { proposed } from '../force.js';
import { heroesToAdd } from '../proposals.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** Fewer Heroes than the scenario asks for (SB-ARMY-002). */
export const heroesRequired: ArmyCheck = (force) => {
  const least = force.limits?.minHeroes ?? null;
  const { heroes } = force.tallies;
  if (least === null || force.scenario === null || heroes >= least) return [];
  const missing = least - heroes;
  const asks = `${force.scenario.name} asks for ${counted(least, 'Hero', 'Heroes')}`;
  return [
    fault('heroes-required', {
      pointer: WHOLE_LIST,
      rule: force.scenario.rule,
      message: `${asks}; the force has ${heroes}: ${missing} too few.`,
      actual: heroes,
      limit: least,
      fixes: proposed(force, () => heroesToAdd(force, force.request.side).map((model) => asFix(append(model, missing)))),
    }),
  ];
};
