import { fault, type StrategyFinding } from '../../findings.js';
import { asFix, take } from '../changes.js';
import { keepsEventLimits } from '../event-limits.js';
import { whereExceeded, type Force, type Presence } from '../force.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** The organiser's limits on single units: every Hero once, extra maxima. */
export const eventUnitLimit: ArmyCheck = (force) => {
  const pack = force.request.eventPack;
  if (pack === null) return [];
  const maxima = pack.unitMaxima ?? [];
  return [
    ...(pack.everyHeroUnique === true ? genericHeroes(force).flatMap((presence) => over(force, presence, 1)) : []),
    ...maxima.flatMap(({ unit, max }) => {
      const presence = force.units.get(unit);
      return presence === undefined ? [] : over(force, presence, max);
    }),
  ];
};

/** Named ones are once in a force anyway (unique-duplicated). */
function genericHeroes({ units }: Force): readonly Presence[] {
  return [...units.values()].filter(({ card }) => card.unit.kind === 'hero' && !card.unit.unique);
}

function over(force: Force, { card, models, entries }: Presence, limit: number): readonly StrategyFinding[] {
  if (models <= limit) return [];
  const change = take(entries, models - limit);
  return [
    fault('event-limit', {
      pointer: whereExceeded(entries, limit)?.pointer ?? WHOLE_LIST,
      rule: null,
      message: `The event allows ${limit} x ${card.unit.name}; the force has ${models}: ${models - limit} too many.`,
      actual: models,
      limit,
      fixes: keepsEventLimits(force, change, null) ? [asFix(change)] : [],
    }),
  ];
}
