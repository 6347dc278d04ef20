import { fault } from '../../findings.js';
import { withoutMount } from '../without-mount.js';
import type { ArmyCheck } from './army-check.js';

/** A scenario fought on foot (SB-ARMY-002). */
export const mountedNotAllowed: ArmyCheck = ({ entries, scenario, limits }) => {
  if (scenario === null || limits === null || limits.mountedAllowed) return [];
  return entries
    .filter((entry) => entry.model.report.mounted)
    .map((entry) =>
      fault('mounted-not-allowed', {
        pointer: entry.pointer,
        rule: scenario.rule,
        message: `${scenario.name} is fought on foot; ${entry.model.report.name} rides: ${entry.model.report.mount?.name}.`,
        fixes: [withoutMount(entry)],
      }),
    );
};
