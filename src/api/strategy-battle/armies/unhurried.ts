import { setImmediate } from 'node:timers/promises';

/** Longest stretch of work during which other requests wait, in milliseconds. */
const LONGEST_STRETCH = 10;

/** Does the work item by item, in order, and lets other requests in between whenever a stretch has become long. */
export async function unhurried<T, R>(items: readonly T[], work: (item: T, index: number) => R): Promise<R[]> {
  const results: R[] = [];
  let stretch = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (performance.now() - stretch > LONGEST_STRETCH) {
      await setImmediate();
      stretch = performance.now();
    }
  }
  return results;
}
