import { fault, fix, type StrategyFinding } from '../../findings.js';
import type { ForceEntry } from '../force.js';
import { candidatesForTheRing } from '../ring-bearer.js';
import type { ArmyCheck } from './army-check.js';

/** A model marked as Ringbearer that cannot be it, or not while another is present (SB-ARMY-004). */
export const ringBearerNotAllowed: ArmyCheck = (force) => {
  const marked = force.entries.filter((entry) => entry.request.ringBearer);
  if (marked.length === 0) return [];
  const [first] = candidatesForTheRing(force);
  const firstIsMarked = marked.some(({ request }) => request.unit === first?.entry.request.unit);
  return marked.flatMap((entry) => {
    const { ringBearer, name } = entry.model.card.unit;
    if (ringBearer === null) return [refused(entry, `${name} cannot be the Ringbearer.`)];
    // A mark beside that of who goes first is one too many: ring-bearer-duplicated.
    if (first === undefined || first.ring.rank >= ringBearer.rank || firstIsMarked) return [];
    return [refused(entry, `${name} cannot be the Ringbearer while the force has ${first.entry.model.report.name}.`)];
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
