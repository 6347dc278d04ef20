import { fault } from '../../findings.js';
import { asFix, drop } from '../changes.js';
import type { ArmyCheck } from './army-check.js';

export const eventBannedUnit: ArmyCheck = ({ entries, request }) => {
  const banned = new Set(request.eventPack?.bannedUnits ?? []);
  if (banned.size === 0) return [];
  return entries
    .filter((entry) => banned.has(entry.request.unit))
    .map((entry) =>
      fault('event-banned-unit', {
        pointer: `${entry.pointer}/unit`,
        rule: null,
        message: `The event does not allow: ${entry.model.report.name}.`,
        fixes: [asFix(drop([entry]))],
      }),
    );
};
