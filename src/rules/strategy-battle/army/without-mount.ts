import type { Fix } from '../../shared/finding.js';
import { removeOption } from '../profile/choice-fixes.js';
import { asFix, drop, inEntry } from './changes.js';
import type { ForceEntry } from './force.js';

/** Sells the mount, or takes the line out where the mount is in its price. */
export function withoutMount(entry: ForceEntry): Fix {
  const { choice, report } = entry.model;
  const id = report.mount?.id ?? '';
  if (!choice.distinct.has(id) || choice.card.baseIds.has(id)) return asFix(drop([entry]));
  const { text, patch } = removeOption(choice, id);
  return { text, patch: inEntry(entry, patch) };
}
