import { fault } from '../../findings.js';
import { asFix, take } from '../changes.js';
import { whereExceeded } from '../force.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** Each named individual once (SB-ARMY-003). */
export const uniqueDuplicated: ArmyCheck = ({ units }) =>
  [...units.values()]
    .filter(({ card, models }) => card.unit.unique && models > 1)
    .map(({ card, models, entries }) =>
      fault('unique-duplicated', {
        pointer: whereExceeded(entries, 1)?.pointer ?? WHOLE_LIST,
        rule: 'SB-ARMY-003',
        message: `There is one ${card.unit.name}; the force has ${models}: ${models - 1} too many.`,
        actual: models,
        limit: 1,
        fixes: [asFix(take(entries, models - 1))],
      }),
    );
