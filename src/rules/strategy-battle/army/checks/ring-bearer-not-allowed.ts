import { fault, fix, type StrategyFinding } from '../../findings.js';
import type { ForceEntry } from '../force.js';
import { candidatesForTheRing } from '../ring-bearer.js';
import type { ArmyCheck } from './army-check.js';

/** A model marked as Ringbearer that cannot be it, or not while another is present (SB-ARMY-004). */
export const ringBearerNotAllowed: ArmyCheck = (force) => {
  const marked = force.entries.filter((entry) => entry.request.ringBearer);
  if (marked.length === 0) return [];
  const candidates = candidatesForTheRing(force);
  return marked.flatMap((entry) => {
    const { ringBearer, name } = entry.model.card.unit;
    if (ringBearer === null) return [refused(entry, `${name} cannot be the Ringbearer.`)];
    const before = candidates.filter(({ ring }) => ring.rank < ringBearer.rank).map((candidate) => candidate.entry);
    const [first] = before;
    // Two marks are for ring-bearer-duplicated.
    if (first === undefined || before.some(({ request }) => request.ringBearer)) return [];
    return [refused(entry, `${name} cannot be the Ringbearer while the force has ${first.model.report.name}.`)];
  });
};

function refused({ pointer }: ForceEntry, message: string): StrategyFinding {
  return fault('ring-bearer-not-allowed', {
    pointer: `${pointer}/ringBearer`,
    rule: 'SB-ARMY-004',
    message,
    fixes: [fix('Do not mark it as Ringbearer.', [{ op: 'add', path: `${pointer}/ringBearer`, value: false }])],
  });
}
