import type { Fix } from '../../shared/finding.js';
import type { WargearCategory } from '../reference.js';
import { asFix, drop, strip } from './changes.js';
import type { ForceEntry } from './force.js';

const MOUNTS: ReadonlySet<WargearCategory> = new Set(['mount']);

/** Sells the mounts, or takes the line out where one is in its price. */
export function withoutMount(entry: ForceEntry): Fix {
  const innate = entry.model.card.base.some(({ wargear }) => wargear.category === 'mount');
  return asFix(innate ? drop([entry]) : strip([entry], MOUNTS, entry.request.count));
}
