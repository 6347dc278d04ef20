import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Waits until long work may go on: every other request has been looked at meanwhile. Of all that wait, one goes on in each
 * round of the event loop, in the order in which they asked, so that a quick request waits for one piece of work at most.
 */
export function turn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
