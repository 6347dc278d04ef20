import { drop, take, type Change } from './changes.js';
import type { Force, ForceEntry } from './force.js';

const MOST_PROPOSED = 3;

/** Ways to spend at least `excess` points less: in one line with the least waste, or from the last line back. */
export function savings({ entries }: Force, excess: number): readonly Change[] {
  const single = entries.flatMap((entry) => {
    const each = entry.model.report.points;
    const count = Math.ceil(excess / each);
    return each > 0 && count <= entry.request.count ? [{ entry, count, waste: count * each - excess }] : [];
  });
  if (single.length === 0) return [fromTheEnd(entries, excess)];
  single.sort((a, b) => a.waste - b.waste || b.entry.index - a.entry.index);
  return single.slice(0, MOST_PROPOSED).map(({ entry, count }) => take([entry], count));
}

/** No line is enough by itself: whole lines, and of the last one as many models as it takes. */
function fromTheEnd(entries: readonly ForceEntry[], excess: number): Change {
  const whole: ForceEntry[] = [];
  let left = excess;
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const entry = entries[place] as ForceEntry;
    if (entry.points === 0) continue;
    if (entry.points > left) {
      const part = take([entry], Math.ceil(left / entry.model.report.points));
      const rest = drop(whole);
      return { text: `${rest.text} ${part.text}`, patch: [...rest.patch, ...part.patch], models: [...rest.models, ...part.models] };
    }
    whole.unshift(entry);
    left -= entry.points;
    if (left === 0) break;
  }
  return drop(whole);
}
