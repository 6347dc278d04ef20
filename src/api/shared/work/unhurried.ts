import { turn } from './turns.js';

/** Longest stretch of work during which other requests wait, in milliseconds. */
const LONGEST_STRETCH = 2;

/** Does the work item by item, in order, and lets other requests in between whenever a stretch has become long. */
export async function unhurried<T, R>(items: readonly T[], work: (item: T, index: number) => R): Promise<R[]> {
  const results: R[] = [];
  await stepByStep((function* () {
    for (const [index, item] of items.entries()) yield void results.push(work(item, index));
  })());
  return results;
}

/** Runs work that may be broken off at each `yield`, with the same pauses. @throws what the work throws */
export async function stepByStep<R>(work: Iterator<void, R>): Promise<R> {
  let stretch = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - stretch > LONGEST_STRETCH) {
      await turn();
      stretch = performance.now();
    }
  }
}
