import { fault } from '../../findings.js';
import { asFix, take } from '../changes.js';
import { whereExceeded } from '../force.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** Units of which a force may have only so many (SB-ARMY-010). Unique ones are for unique-duplicated. */
export const unitLimit: ArmyCheck = ({ units }) =>
  [...units.values()].flatMap(({ card, models, entries }) => {
    const { max, rule } = card.unit.inclusion;
    if (card.unit.unique || max === null || models <= max) return [];
    return [
      fault('unit-limit', {
        pointer: whereExceeded(entries, max)?.pointer ?? WHOLE_LIST,
        rule,
        message: `A force has at most ${max} of ${card.unit.name}; this one has ${models}: ${models - max} too many.`,
        actual: models,
        limit: max,
        fixes: [asFix(take(entries, models - max))],
      }),
    ];
  });
