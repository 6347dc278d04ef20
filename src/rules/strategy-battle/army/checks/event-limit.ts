import { fault } from '../../findings.js';
import { asFix, type Change } from '../changes.js';
import { EVENT_LIMITS, keepsEventLimits } from '../event-limits.js';
import { proposed } from '../force.js';
import { WHOLE_LIST, type ArmyCheck } from './army-check.js';

/** The organiser's limits on points, models, Heroes and bows. */
export const eventLimit: ArmyCheck = (force) => {
  const pack = force.request.eventPack;
  if (pack === null) return [];
  return EVENT_LIMITS.flatMap((limit) => {
    const breach = limit.breach(pack, force.tallies);
    if (breach === null) return [];
    const changes = (): readonly Change[] => limit.changes(force, breach).filter((change) => keepsEventLimits(force, change, limit));
    return [fault('event-limit', { pointer: WHOLE_LIST, rule: null, ...breach, fixes: proposed(force, () => changes().map(asFix)) })];
  });
};
