import { takeOut, type Change, type Part } from './changes.js';
import type { Force, ForceEntry } from './force.js';
import { needsOf, spare, type Needs } from './sparing.js';

const MOST_PROPOSED = 6;
const NONE_NEEDED: Needs = new Map();

/** Ways to spend at least `excess` points less: in one line with the least waste, else from the last line back or the dearest models first. */
export function savings(force: Force, excess: number): readonly Change[] {
  const sparing = savingsBeside(force.entries, needsOf(force), excess);
  return sparing.length > 0 ? sparing : savingsBeside(force.entries, NONE_NEEDED, excess);
}

function savingsBeside(entries: readonly ForceEntry[], needs: Needs, excess: number): readonly Change[] {
  const single = entries.flatMap((entry) => {
    const each = entry.model.report.points;
    const count = Math.ceil(excess / each);
    return each > 0 && count <= spare(needs, entry) ? [{ entry, count, waste: count * each - excess }] : [];
  });
  if (single.length === 0) return [entries, dearestLast(entries)].flatMap((entries) => fromTheEnd(entries, needs, excess));
  single.sort((a, b) => a.waste - b.waste || b.entry.index - a.entry.index);
  return single.slice(0, MOST_PROPOSED).map((part) => takeOut([part]));
}

/** No line is enough by itself: all that can be spared of some, and of the last one as many models as it takes. */
function fromTheEnd(entries: readonly ForceEntry[], needs: Needs, excess: number): readonly Change[] {
  const parts: Part[] = [];
  let left = excess;
  for (const entry of entries.toReversed()) {
    const each = entry.model.report.points;
    const count = each === 0 ? 0 : Math.min(spare(needs, entry), Math.ceil(left / each));
    if (count > 0) parts.push({ entry, count });
    left -= count * each;
    if (left <= 0) return [takeOut(parts)];
  }
  return [];
}

function dearestLast(entries: readonly ForceEntry[]): readonly ForceEntry[] {
  return entries.toSorted((a, b) => a.model.report.points - b.model.report.points);
}
