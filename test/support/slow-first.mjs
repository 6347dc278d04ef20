import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Milliseconds that the slow specs took when `scripts/weigh-tests.mjs` was last run; those that it leaves out are quick. */
const MEASURED = JSON.parse(readFileSync(new URL('durations.json', import.meta.url), 'utf8'));

/**
 * Begins with the specs that take longest, so that no worker is left alone with one at the end. Jest knows how long they
 * took here the last time; in a fresh clone it is told.
 */
export default class SlowFirst extends Sequencer {
  time(test) {
    const path = relative(test.context.config.rootDir, test.path).split(sep).join('/');
    return super.time(test) ?? MEASURED[path] ?? 0;
  }
}
